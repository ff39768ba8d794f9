import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { newId } from '#store/id.ts';
import { type Appointment, attached, calendarOf, type Visit } from '#store/mail/calendar-of.ts';
import { compose } from '#store/mail/compose.ts';
import { correspondent, oneLine, writtenDay, writtenMoment } from '#store/mail/fill.ts';
import { shopAddress } from '#store/origins.ts';
import type { Database } from '#store/records/database.ts';
import type { MailMessage } from '#store/records/mail/mails.ts';
import { addBusinessDays, addDays, wallClock } from '#store/rules/shipping/shipping.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { MEASURES } from '#store-api/contract/appointment.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import { queueMail } from './queue-mail.ts';

/** Mails by recipient. */
const MAILS = {
  exhibition: { partner: 'exhibitionPartner', customer: 'exhibitionCustomer' },
  assembly: { partner: 'assemblyPartner', customer: 'assemblyCustomer' },
} as const;

/** Partners promise an answer within two business days. */
const ANSWER_DAYS = 2;

/** To the partner, and to the customer where an address is known. Answers the customer's calendar file, null without a day. */
export async function mailAppointment(
  store: Store,
  tx: Database,
  request: Appointment,
  { locale, now, site }: { locale: Locale; now: Date; site: string },
): Promise<string | null> {
  const { email, serviceType } = request;
  const entry = { id: newId(), now };
  const toPartner = partnerLetter(store, request, now);
  const toCustomer = customerLetter(store, request, { locale, site });
  await queueMail(store, tx, `${serviceType}-partner`, toPartner, attached(calendarOf(request, toPartner, entry)));
  const calendar = calendarOf(request, toCustomer, entry);
  if (email !== '') await queueMail(store, tx, `${serviceType}-customer`, toCustomer, attached(calendar));
  return calendar;
}

function partnerLetter(store: Store, request: Appointment, now: Date): MailMessage {
  const { shopConfig, config } = store;
  const { partner, email, measures, serviceType, description } = request;
  const locale = languageOf(partner, store);
  const { firstName, lastName, phone, street, streetNumber, zip, city } = request;
  const person = { firstName, lastName, phone, street, streetNumber, zip, city };
  const lines = Object.entries(person).map(([name, value]) => [name, oneLine(value)]);
  const sizes = MEASURES.map((name) => [name, String(measures[name] ?? '–')]);
  return compose(
    {
      id: MAILS[serviceType].partner,
      locale,
      site: shopAddress(config),
      to: { name: partner.name, address: partner.email },
      ...(email !== '' && { replyTo: correspondent({ email, firstName, lastName, salutationId: null }) }),
      variables: {
        ...Object.fromEntries([...lines, ...sizes]),
        email,
        description,
        visit: writtenVisit(request.visit, locale),
        date: writtenDay(now, locale, shopConfig.shop.timezone),
        dueDate: dueDate(shopConfig, locale, ANSWER_DAYS, now),
      },
      when: whenOf({ email, visit: request.visit, measures: Object.keys(measures)[0] }),
    },
    shopConfig,
  );
}

/** Written even where nobody gets it: its subject is the name of the entry in the calendar. */
function customerLetter(
  store: Store,
  request: Appointment,
  { locale, site }: { locale: Locale; site: string },
): MailMessage {
  const { partner, email, firstName, lastName, serviceType, description, visit } = request;
  return compose(
    {
      id: MAILS[serviceType].customer,
      locale,
      site,
      to: correspondent({ email, firstName, lastName, salutationId: null }),
      variables: {
        description,
        visit: writtenVisit(visit, locale),
        partnerName: partner.name,
        partnerCity: partner.city,
        partnerAddress: `${partner.street}, ${partner.zip} ${partner.city}`,
        partnerPhone: partner.phone,
      },
      when: whenOf({ visit }),
    },
    store.shopConfig,
  );
}

/** The conditions that hold: everything that is there. */
const whenOf = (values: Record<string, unknown>): string[] =>
  Object.keys(values).filter((name) => Boolean(values[name]));

/** “3. Dezember 2026 um 10:00”; read and written by the same clock, so that none has to be calculated. */
function writtenVisit(visit: Visit | undefined, locale: Locale): string {
  if (!visit) return '';
  const { day, time } = visit;
  return time
    ? writtenMoment(new Date(`${day}T${time}Z`), locale, 'UTC')
    : writtenDay(new Date(`${day}T12:00Z`), locale, 'UTC');
}

/** Partners are written to in the language of the field service that looks after them. */
function languageOf({ country, zip }: Dealer, { shopConfig }: Store): Locale {
  const person = contactPersonFor(shopConfig.contactPersons, { country, postcode: zip });
  return person?.languages.find(isLocale) ?? 'de';
}

/** The day until which somebody has to answer: so many business days from today, in words. */
export function dueDate({ shop }: ShopConfig, locale: Locale, days: number, now: Date): string {
  const { day } = wallClock(now, shop.timezone);
  const closed = shop.support.closedDays;
  const due = addBusinessDays(addDays(day, 1), days - 1, closed);
  return writtenDay(new Date(`${due}T12:00:00Z`), locale, shop.timezone);
}
