import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { requireCaptcha } from '#store/captcha/captcha.ts';
import { type Violation, violate } from '#store/errors.ts';
import { takeLetter } from '#store/limits/letters.ts';
import type { Appointment, Visit } from '#store/mail/calendar-of.ts';
import { mailAppointment } from '#store/outbox/mail-appointment.ts';
import { readCustomer } from '#store/records/checkout/customers.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { wallClock } from '#store/rules/shipping/shipping.ts';
import { type Fields, fieldsOf } from '#store/shopper/fields.ts';
import { MEASURES } from '#store-api/contract/appointment.ts';
import { isDay, visitDays, visitTimes } from '#values/visit.ts';

/** Longest description, in characters. */
const MAX_DESCRIPTION = 5_000;

const MAX_PHONE = 40;

/** Largest measure of a cabinet, in mm. */
const MAX_MEASURE_MM = 10_000;

/**
 * Passes a request for an installation or a showroom appointment on to a partner, with a copy to the customer whose
 * e-mail address is known. Answers the customer's calendar file where a day is wished for, else null.
 * @throws 403 without a solved captcha, 400 violations, 429 after too many
 */
export async function requestAppointment(c: StoreContext, body: Body): Promise<string | null> {
  const { store, locale, now } = c.var;
  const request = await readRequest(c, body);
  await requireCaptcha(c, body.captcha);
  await takeLetter(c, 'appointment', request.email);
  return store.records.transaction((tx) =>
    mailAppointment(store, tx, request, { locale, now, site: callingStorefront(c) }),
  );
}

async function readRequest(c: StoreContext, body: Body): Promise<Appointment> {
  const { store, session } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const required = { required: true };
  fields.text('serviceType', required);
  const serviceType = fields.choice('serviceType', ['exhibition', 'assembly'], 'assembly');
  const partner = readPartner(fields, store.shopConfig.dealers, serviceType);
  if (body.acceptedTerms !== true) fields.report('acceptedTerms', 'NOT_TRUE_ERROR', 'The terms have to be accepted.');
  const customer = session.customerId ? await readCustomer(store.records.read, session.customerId) : undefined;
  const rest = {
    firstName: fields.name('firstName', required) ?? '',
    lastName: fields.name('lastName', required) ?? '',
    email: body.email ? fields.email('email') : (customer?.email ?? ''),
    phone: fields.text('phone', { required: true, max: MAX_PHONE, long: 'VIOLATION::PHONE_NUMBER_IS_TOO_LONG' }),
    street: fields.text('street', required),
    streetNumber: fields.text('streetNumber', { required: true, max: 20 }),
    zip: fields.text('zip', { required: true, max: 50 }),
    city: fields.text('city', required),
    description: fields.text('description', { required: true, max: MAX_DESCRIPTION }),
    visit: readVisit(fields, { serviceType, partner, today: wallClock(c.var.now, store.shopConfig.shop.timezone).day }),
    measures: readMeasures(fields.part('measures'), violations),
  };
  if (violations.length > 0 || !partner) throw violate(violations);
  return { serviceType, partner, ...rest };
}

/** The partner, when it offers the service; otherwise that is reported. */
function readPartner(fields: Fields, dealers: Dealer[], serviceType: Appointment['serviceType']): Dealer | undefined {
  const partnerId = fields.text('partnerId', { required: true });
  const partner = dealers.find(({ id }) => id === partnerId);
  if (serviceType === 'exhibition' ? partner?.exhibits : partner?.assembles) return partner;
  if (partnerId !== '')
    fields.report('partnerId', 'NO_SUCH_CHOICE_ERROR', 'This partner does not offer the service.', {
      '{{ value }}': `"${partnerId}"`,
    });
  return undefined;
}

/** Measures of the cabinet, those that are known. */
function readMeasures(measures: Body, violations: Violation[]): Appointment['measures'] {
  const parsed: Appointment['measures'] = {};
  for (const name of MEASURES) {
    const value = measures[name] ?? null;
    if (value === null || value === '') continue;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_MEASURE_MM)
      parsed[name] = value;
    else
      violations.push({
        code: 'INVALID_TYPE_ERROR',
        pointer: `/measures/${name}`,
        detail: 'This value should be a whole number of millimeters.',
      });
  }
  return parsed;
}

/** Whom somebody asks for what, and the day on the shop's calendar. */
type VisitContext = { serviceType: Appointment['serviceType']; partner: Dealer | undefined; today: string };

/** The day that is wished for, for a showroom with a time at which its door is open. What can't be is reported. */
function readVisit(fields: Fields, { serviceType, partner, today }: VisitContext): Visit | undefined {
  const [day, time] = [fields.text('day'), fields.text('time')];
  if (day === '') return undefined;
  const { first, last } = visitDays(today);
  if (!isDay(day)) fields.report('day', 'INVALID_TYPE_ERROR', 'This value is not a day.');
  else if (day < first || day > last)
    fields.report('day', 'NO_SUCH_CHOICE_ERROR', `This day is not between ${first} and ${last}.`, value(day));
  else if (serviceType === 'assembly') return { day };
  else if (partner && !visitTimes(partner.hours, day).includes(time))
    fields.report('time', 'NO_SUCH_CHOICE_ERROR', 'The showroom is closed at this time.', value(time));
  return { day, time };
}

const value = (text: string) => ({ '{{ value }}': `"${text}"` });
