import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { failureMessage, fieldMessage, fieldMessages, fieldProblems, pauseOf } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { isEmail, isPhone } from '#values/email-and-phone.ts';
import { minLength } from '#values/validators.ts';
import { reload, SessionEndedError } from '../account.store.ts';
import { minAge } from '../age.ts';
import { keepForm, takeForm } from './form-draft.store.ts';
import type { FormWords } from './words.server.ts';

type Values = Record<string, string | number>;

/** What one form is about. */
export interface FormPlan<Form extends FieldValues> {
  /** Before the ids of its fields, where a page has several forms. */
  id: string;
  start: Form;
  /** A zod schema whose messages are keys of `validation`. */
  schema: unknown;
  words: FormWords;
  /** Its fields in the order of the page. */
  fields: readonly Path<Form>[];
  /** Sends what was filled in. @throws what the store refuses */
  send: (form: Form) => Promise<unknown>;
  /** Where a refused field of the request stands in the form: `billingAddress.zipcode` → `address.zipcode`. */
  fieldOf?: (refused: string) => string;
  /** What the messages of a field tell besides: a country, a sample. */
  valuesOf?: (field: string, form: Form) => Values;
  /** Fields whose label is not `field-` and the last part of their name. */
  labels?: Partial<Record<Path<Form>, string>>;
}

/** A problem of a field in words, for the summary. */
export type Problem = { field: string; label: string; text: string };

/** Why it did not work, and for how many seconds the store takes nothing more; `tell` says how many are left. */
type Failure = { seconds: number; messageFor: (left?: number) => string };

/** A form with everything that its parts show and do. */
export interface FormControls<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  words: FormWords;
  isBusy: boolean;
  /** When no field is to blame. */
  failure: Failure | undefined;
  /** The wait is over. */
  forgive: () => void;
  problems: Problem[];
  /** What was filled in before a login is there again, and was not sent. */
  isRestored: boolean;
  /** Stands above the form and takes the focus when something is wrong. */
  top: RefObject<HTMLDivElement | null>;
  submit: ReturnType<UseFormReturn<Form>['handleSubmit']>;
  /** `<Field {...kit.field('email')} type="email" />` */
  field: (name: Path<Form>, more?: FieldMore<Path<Form>>) => FieldProps;
}

/** `deps` are the fields whose messages depend on this one too: they are looked at again when it changes. */
export type FieldMore<Name extends string = string> = { isOptional?: boolean; deps?: readonly Name[] };

export type FieldProps = ReturnType<UseFormReturn['register']> & {
  id: string;
  label: string;
  error: string | undefined;
  optional: string | undefined;
  required: boolean;
};

/** Asks, checks, sends, and says what is wrong where it is wrong. What was filled in is never lost. */
export function useAccountForm<Form extends FieldValues>(options: FormPlan<Form>): FormControls<Form> {
  const { words, fields } = options;
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<Form>({
    defaultValues: options.start as DefaultValues<Form>,
    resolver: zodResolver(options.schema as never, undefined, { raw: true }) as unknown as Resolver<Form>,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [isRestored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const kept = takeForm(options.id);
    if (kept) form.reset({ ...options.start, ...kept } as Form, { keepDefaultValues: true });
    setRestored(Boolean(kept));
  }, []);
  const forgive = () => setFailure(undefined);

  async function send(values: Form): Promise<void> {
    if (isSending.current) return; // a second press while the first is on its way
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    setRestored(false);
    try {
      await options.send(values);
    } catch (error) {
      if (error instanceof SessionEndedError) {
        keepForm(options.id, values);
        return reload();
      }
      if (!showRefusals(error)) setFailure(failureOf(error));
      showWrong();
    }
    isSending.current = false;
    setBusy(false);
  }

  /** Puts what the server refused to its fields. Answers whether there was such a field. */
  function showRefusals(error: unknown): boolean {
    const fieldErrors = fieldProblems(error).flatMap((problem) => {
      const name = fields.find((field) => field === (options.fieldOf?.(problem.field) ?? problem.field));
      return name ? [{ name, message: fieldMessage(words.validation, problem, labelOf(name)) }] : [];
    });
    for (const { name, message } of fieldErrors) form.setError(name, { type: FROM_SERVER, message });
    return fieldErrors.length > 0;
  }

  const failureOf = (error: unknown): Failure => ({
    seconds: pauseOf(error),
    messageFor: (left) =>
      fieldMessages(words.validation, words.account, error) || failureMessage(words.connection, error, left),
  });

  const showWrong = () => toFirstWrong(top);

  const labelOf = (name: Path<Form>): string =>
    formatMessage<string>(words.account, options.labels?.[name] ?? `field-${name.split('.').at(-1)}`);

  function errorOf(name: Path<Form>): string | undefined {
    const error = form.getFieldState(name, form.formState).error;
    if (!error?.message) return undefined;
    if (error.type === FROM_SERVER) return error.message;
    const values = { min: minAge, count: MIN_PASSWORD, ...options.valuesOf?.(name, form.getValues()) };
    return formatMessage<string>(words.validation, error.message, values);
  }

  return {
    ...{ form, words, isBusy, failure, forgive, isRestored, top },
    problems: fields.flatMap((name) => {
      const text = Object.keys(errors).length > 0 && errorOf(name);
      return text ? [{ field: name, label: labelOf(name), text }] : [];
    }),
    submit: form.handleSubmit(send, showWrong),
    field: (name, { isOptional = false, deps = [] } = {}) => ({
      ...form.register(name, { deps: [...deps] }),
      id: `${options.id}-${name}`,
      label: labelOf(name),
      error: errorOf(name),
      optional: isOptional ? formatMessage(words.common, 'optional') : undefined,
      required: !isOptional,
    }),
  };
}

/** Type of an error that the server has told; its message is ready. */
const FROM_SERVER = 'server';

/* What fields of the shop's forms have to be. Every message is a key of `validation`. */

/** Shortest password of an account, in characters. */
export const MIN_PASSWORD = 8;

export const optional = z.string().check(z.trim());
export const required = z.string().check(z.trim(), z.minLength(1, 'required'));
/** One of several radio buttons; null once somebody has passed them and chosen none. */
export const chosen = z.nullable(z.string()).check(z.refine(Boolean, 'required'));
export const email = z.string().check(z.trim(), z.minLength(1, 'required'), z.refine(isEmptyOr(isEmail), 'email'));
export const phone = z.string().check(z.trim(), z.refine(isEmptyOr(isPhone), 'phone'));
/** A password somebody knows already: every sign counts. */
export const password = z.string().check(z.minLength(1, 'required'));
export const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.refine(minLength(MIN_PASSWORD).obeys, 'minLength'));

/** What who opens an account types a second time. */
type RepeatedFields = Record<'email' | 'emailConfirmation' | 'password' | 'passwordConfirm', string>;

/** The second fields that are filled in and differ from the first, each with its message. Spaces around an address do not count. */
export function differing(form: RepeatedFields): { field: keyof RepeatedFields; message: string }[] {
  const { email: mail, emailConfirmation, password: secret, passwordConfirm } = form;
  return [
    ...(emailConfirmation && mail.trim() !== emailConfirmation.trim()
      ? [{ field: 'emailConfirmation' as const, message: 'emailsMatch' }]
      : []),
    ...(passwordConfirm && secret !== passwordConfirm
      ? [{ field: 'passwordConfirm' as const, message: 'passwordsMatch' }]
      : []),
  ];
}

function isEmptyOr(rule: (value: string) => boolean) {
  return (value: string) => value === '' || rule(value);
}
