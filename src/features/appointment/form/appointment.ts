import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { AppointmentRequest } from '#store-api/contract/appointment.ts';
import { isEmail, isPhone } from '#values/email-and-phone.ts';
import { visitTimes } from '#values/visit.ts';
import type { Partner } from '../partner/partners.ts';
import type { Question, Service } from '../question/use-question.ts';
import type { AppointmentWords } from '../words.ts';

/** The fields in the order in which they stand on the page; the day makes an appointment of a request. */
export const FIELDS = [
  'day',
  'time',
  'description',
  'firstName',
  'lastName',
  'phone',
  'email',
  'street',
  'streetNumber',
  'zip',
  'city',
  'acceptedTerms',
] as const;

export type FieldName = (typeof FIELDS)[number];

/** What is filled in; a field that nobody has touched is not there. */
export type AppointmentValues = Partial<Record<Exclude<FieldName, 'acceptedTerms'>, string>> & {
  acceptedTerms?: boolean;
};

export const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name);

/** What the rules depend on: the service, its partner, and the days that can be asked for. */
export interface Frame {
  service: Service;
  partner: Partner | undefined;
  days: { first: string; last: string };
}

const text = () => z._default(z.string().check(z.trim()), '');
const required = () => z._default(z.string(), '').check(z.trim(), z.minLength(1, { error: 'required', abort: true }));

/** The rules of the form. Every message is a key of `validation` or of `appointment`. */
export const appointmentSchema = ({ service, partner, days }: Frame) => {
  const isVisit = service === 'exhibition';
  const isInRange = (day: string) => day === '' || (days.first <= day && day <= days.last);
  const isOpen = (day: string) => !isVisit || !isInRange(day) || visitTimes(partner?.hours ?? [], day).length > 0;
  return z.object({
    day: (isVisit ? required() : text()).check(z.refine(isInRange, 'dayRange'), z.refine(isOpen, 'closedDay')),
    time: isVisit ? required() : text(),
    description: required(),
    firstName: required(),
    lastName: required(),
    phone: required().check(z.refine(isPhone, 'phone')),
    email: text().check(z.refine((value) => value === '' || isEmail(value), 'email')),
    street: required(),
    streetNumber: required(),
    zip: required(),
    city: required(),
    acceptedTerms: z._default(z.boolean(), false).check(z.refine(Boolean, 'terms')),
  });
};

/** As the store takes it: without blanks, and without what only the other service asks for. */
export function requestOf(
  { service, measures }: Pick<Question, 'service' | 'measures'>,
  partnerId: string,
  { acceptedTerms: _, email, day, time, ...values }: AppointmentValues,
): AppointmentRequest {
  const trimmed = (value: string | undefined) => value?.trim() ?? '';
  const { firstName, lastName, phone, street, streetNumber, zip, city, description } = values;
  return {
    ...{ serviceType: service, partnerId, acceptedTerms: true },
    ...{ firstName: trimmed(firstName), lastName: trimmed(lastName), phone: trimmed(phone) },
    ...{ street: trimmed(street), streetNumber: trimmed(streetNumber), zip: trimmed(zip), city: trimmed(city) },
    description: trimmed(description),
    ...(trimmed(email) && { email: trimmed(email) }),
    ...(day && { day }),
    ...(day && time && service === 'exhibition' && { time }),
    ...(Object.keys(measures).length > 0 && { measures }),
  };
}

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
