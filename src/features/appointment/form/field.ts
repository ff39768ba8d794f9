import type { UseFormReturn } from 'react-hook-form';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { AppointmentWords } from '../words.ts';
import type { AppointmentValues, FieldName } from './appointment.ts';

/** The form of a request with its words; `days` are the first and the last that can be asked for, written out. */
export interface Form extends UseFormReturn<AppointmentValues> {
  words: AppointmentWords;
  isVisit: boolean;
  days: { first: string; last: string };
}

/** What a field is called; the box to tick has its message as a name. */
export function labelOf({ words: { appointment }, isVisit }: Pick<Form, 'words' | 'isVisit'>, name: FieldName): string {
  if (name === 'acceptedTerms') return '';
  return formatMessage(appointment, name === 'day' && !isVisit ? 'dayWish' : name);
}

/** Type of an error that the server has told: its words come ready. */
export const FROM_SERVER = 'server';

/** What is wrong with a field, in words. */
export function errorText({ words, formState, days }: Form, name: FieldName): string | undefined {
  const error = formState.errors[name];
  if (!error?.message) return undefined;
  if (error.type === FROM_SERVER) return error.message;
  const slice: Slice = error.message in words.validation ? words.validation : words.appointment;
  return formatMessage(slice, error.message, days);
}

/** Everything that a field shows and does: `<Field {...field(form, 'email')} type="email" />`. */
export function field(form: Form, name: FieldName) {
  const isNeeded = name !== 'email' && (name !== 'day' || form.isVisit);
  return {
    ...form.register(name),
    id: `appointment-${name}`,
    label: labelOf(form, name),
    error: errorText(form, name),
    optional: isNeeded ? undefined : formatMessage(form.words.common, 'optional'),
    required: isNeeded,
  };
}
