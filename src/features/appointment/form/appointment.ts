import * as z from 'zod/mini';
import type { AppointmentRequest } from '#store-api/contract/appointment.ts';
import { isEmail } from '#values/email.ts';
import { isPhone } from '#values/phone.ts';
import { visitTimes } from '#values/visit.ts';
import type { Partner } from '../partner/partners.ts';
import type { Question, Service } from '../question/question.ts';

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
