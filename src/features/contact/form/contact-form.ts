import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { formatMessage } from '#i18n/format-message.ts';
import type { ContactForm } from '#store-api/contract/contact.ts';
import { isEmail } from '#values/email-and-phone.ts';
import type { ContactWords } from './words.ts';

/** What a message may be about; each has its words in `contact`. */
export const SUBJECTS = ['question', 'order', 'return', 'guarantee', 'spare-part', 'professional', 'other'] as const;

/** Subjects that are about an order: its number is asked for. */
export const isAboutOrder = (subject: string | undefined): boolean =>
  subject === 'order' || subject === 'return' || subject === 'guarantee';

/** The fields in the order in which they stand on the page. */
export const FIELDS = [
  'subject',
  'orderNumber',
  'comment',
  'salutationId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'streetNumber',
  'zip',
  'location',
  'countryId',
  'consent',
] as const;

export type FieldName = (typeof FIELDS)[number];

/** What is filled in; a field that nobody has touched is not there. */
export type ContactValues = Partial<Record<Exclude<FieldName, 'consent'>, string>> & { consent?: boolean };

export const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name);

const text = z._default(z.string().check(z.trim()), '');
const required = z._default(z.string(), '').check(z.trim(), z.minLength(1, 'required'));

/** The rules of the form. Every message is a key of `validation`. */
export const contactSchema = z.object({
  subject: required,
  orderNumber: text,
  comment: required,
  salutationId: text,
  firstName: text,
  lastName: required,
  email: z._default(z.string(), '').check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((value) => value === '' || isEmail(value), 'email'),
  ),
  phone: text,
  street: text,
  streetNumber: text,
  zip: text,
  location: text,
  countryId: text,
  consent: z._default(z.boolean(), false).check(z.refine(Boolean, 'privacy')),
});

/**
 * As the store takes it: what is empty is left out, and the order's number stands beside the subject.
 * `neutralSalutation`: the form of address of who chose none; a Shopware 6.6 insists on one.
 */
export function messageOf(values: ContactValues, subject: string, neutralSalutation?: string): ContactForm {
  const { email = '', comment = '', orderNumber, consent: _, subject: kind, ...more } = values;
  const fullSubject = isAboutOrder(kind) ? [subject, orderNumber?.trim()].filter(Boolean).join(', ') : subject;
  const salutationId = more.salutationId || neutralSalutation;
  const filled = Object.entries({ ...more, ...(salutationId && { salutationId }) }).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  return { email: email.trim(), subject: fullSubject, comment: comment.trim(), ...Object.fromEntries(filled) };
}

/** Kinds of files that the store takes. A browser that does not know a kind leaves the check to the store. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];

/** What is wrong with a file, as a key of `contact`. */
export function fileProblem(
  { size, type }: Pick<File, 'size' | 'type'>,
  maxMb: number,
): 'fileTooLarge' | 'fileType' | undefined {
  if (type && !FILE_TYPES.includes(type)) return 'fileType';
  return size > maxMb * BYTES_PER_MB ? 'fileTooLarge' : undefined;
}

const BYTES_PER_MB = 1024 * 1024;

export type Form = UseFormReturn<ContactValues>;

const IN_ACCOUNT = ['salutationId', 'firstName', 'lastName', 'email', 'countryId'];
const NEEDED = ['subject', 'comment', 'lastName', 'email', 'consent'];

/** What a field is called; the box to tick has its message as a name. */
export function labelOf({ account, contact }: ContactWords, name: FieldName): string {
  if (name === 'consent') return '';
  if (IN_ACCOUNT.includes(name)) return account[`field-${name}`] ?? '';
  return contact[name === 'comment' ? 'description' : name] ?? '';
}

/** Type of an error that the server has told: its words come ready. */
export const FROM_SERVER = 'server';

/** What is wrong with a field, in words. */
export function errorText({ validation }: ContactWords, { formState }: Form, name: FieldName): string | undefined {
  const error = formState.errors[name];
  if (!error?.message) return undefined;
  return error.type === FROM_SERVER ? error.message : formatMessage<string>(validation, error.message);
}

/** Everything that a field shows and does: `<Field {...field(form, words, 'email')} type="email" />`. */
export const field = (form: Form, words: ContactWords, name: FieldName) => ({
  ...form.register(name),
  id: `contact-${name}`,
  label: labelOf(words, name),
  error: errorText(words, form, name),
  optional: NEEDED.includes(name) ? undefined : formatMessage(words.common, 'optional'),
  required: NEEDED.includes(name),
});
