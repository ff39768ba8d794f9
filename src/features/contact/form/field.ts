import type { UseFormReturn } from 'react-hook-form';
import { formatMessage } from '#i18n/format-message.ts';
import type { ContactValues, FieldName } from './contact-form.ts';
import type { ContactWords } from './words.ts';

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
