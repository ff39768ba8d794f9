// A form reads the session only when it is used, and fills empty fields only: a reader should not start a session.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CaptchaKind } from '#features/captcha/captcha-kind.server.ts';
import { fieldMessage, fieldProblems } from '#features/session/problems.ts';
import { useKnownPerson } from '#features/session/use-known-person.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Territory } from '#values/contact-person.ts';
import { contact, type Outcome, type Step } from './contact.store.ts';
import {
  type ContactValues,
  contactSchema,
  FROM_SERVER,
  fileProblem,
  isField,
  labelOf,
  messageOf,
} from './contact-form.ts';
import type { ContactWords } from './words.ts';

/** The form of one message: what is filled in, the file, how far the sending is and how it ended. */
export function useContactForm(
  words: ContactWords,
  { maxUploadMb, captcha, neutralSalutation }: Pick<ContactFormConfig, 'maxUploadMb' | 'captcha' | 'neutralSalutation'>,
  onSent: (email: string) => void,
) {
  // no default values: what was typed before the island woke stays
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema, undefined, { raw: true }) as Resolver<ContactValues>,
    shouldFocusError: false,
  });
  useKnownPerson(form);
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>();
  const [fileError, setFileError] = useState<'fileTooLarge' | 'fileType'>();
  const [outcome, setOutcome] = useState<Outcome>();

  /** A file that can't be sent is told at once, and not kept. */
  function choose(chosen: File | undefined): void {
    const problem = chosen && fileProblem(chosen, maxUploadMb);
    setFile(problem ? undefined : chosen);
    setFileError(problem);
    setOutcome(undefined);
  }

  /** Answers whether the message has arrived. */
  async function submit(values: ContactValues): Promise<boolean> {
    const message = messageOf(
      values,
      formatMessage<string>(words.contact, `subject-${values.subject}`),
      neutralSalutation,
    );
    const ended = await contact.write(message, file, setStep, captcha !== undefined);
    setStep(undefined);
    if (ended.state === 'sent') {
      onSent(message.email);
      return true;
    }
    setOutcome(ended.state === 'refused' && showAtFields(ended.error) ? undefined : ended);
    return false;
  }

  /** Puts what the server refused to its fields. Answers whether there was such a field. */
  function showAtFields(error: unknown): boolean {
    const problems = fieldProblems(error).filter((problem) => isField(problem.field));
    for (const problem of problems) {
      if (!isField(problem.field)) continue;
      const message = fieldMessage(words.validation, problem, labelOf(words, problem.field));
      form.setError(problem.field, { type: FROM_SERVER, message });
    }
    return problems.length > 0;
  }

  return { form, file, fileError, choose, step, outcome, submit, forgive: () => setOutcome(undefined) };
}

/** Who answers, with what leads to them. */
interface AnsweringPerson extends Territory {
  name: string;
  phone: string;
}

/** What the form knows of shop and store. */
export interface ContactFormConfig {
  countries: { id: string; iso: string; name: string }[];
  salutations: { id: string; name: string }[];
  /** Stands for no answer, where the store insists on one. */
  neutralSalutation: string | undefined;
  rule: { persons: AnsweringPerson[]; fallback: string };
  privacyHref: string | undefined;
  /** Other ways to reach the shop. */
  phone: string;
  email: string;
  /** Largest file in MB; 0 where the store takes none. */
  maxUploadMb: number;
  captcha: CaptchaKind;
}
