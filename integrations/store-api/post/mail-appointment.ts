import type { Dealer } from '#features/catalog/shop-facts/dealer.schema.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { compose } from '#store/mail/compose.ts';
import { writtenDay } from '#store/mail/dates.ts';
import { oneLine } from '#store/mail/fill.ts';
import { correspondent } from '#store/mail/greeting.ts';
import { shopAddress } from '#store/origins.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import { dueDate } from './due-date.ts';
import { queueMail } from './queue-mail.ts';

/** Inner and outer measures of a cabinet, in mm (C15). */
export const MEASURES = [
  'bodyWidth',
  'bodyHeight',
  'installationHeight',
  'installationDepth',
  'bodyDepth',
  'sideWall',
] as const;

/** What somebody asks of a partner; `email` is empty when it is not known. */
export type Appointment = {
  serviceType: 'exhibition' | 'assembly';
  partner: Dealer;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  description: string;
  measures: Partial<Record<(typeof MEASURES)[number], number>>;
};

/** What goes to whom. */
const MAILS = {
  exhibition: { partner: 'exhibitionPartner', customer: 'exhibitionCustomer' },
  assembly: { partner: 'assemblyPartner', customer: 'assemblyCustomer' },
} as const;

/** Partners promise an answer within two business days. */
const ANSWER_DAYS = 2;

/** To the partner, and to the customer where an address is known. */
export async function mailAppointment(
  store: Store,
  tx: Database,
  request: Appointment,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  await mailPartner(store, tx, request, now);
  if (request.email !== '') await mailCustomer(store, tx, request, locale);
}

function mailPartner(store: Store, tx: Database, request: Appointment, now: Date): Promise<void> {
  const { facts, config } = store;
  const { partner, email, measures, serviceType, description } = request;
  const locale = languageOf(partner, store);
  const { firstName, lastName, phone, street, streetNumber, zip, city } = request;
  const person = { firstName, lastName, phone, street, streetNumber, zip, city };
  const lines = Object.entries(person).map(([name, value]) => [name, oneLine(value)]);
  const sizes = MEASURES.map((name) => [name, String(measures[name] ?? '–')]);
  const letter = compose(
    {
      id: MAILS[serviceType].partner,
      locale,
      site: shopAddress(config),
      to: { name: partner.name, address: partner.email },
      ...(email !== '' && { replyTo: correspondent({ email, firstName, lastName, salutationId: null }) }),
      gaps: {
        ...Object.fromEntries([...lines, ...sizes]),
        email,
        description,
        date: writtenDay(now, locale, facts.shop.timezone),
        dueDate: dueDate(facts, locale, ANSWER_DAYS, now),
      },
      when: [...(email === '' ? [] : ['email']), ...(Object.keys(measures).length > 0 ? ['measures'] : [])],
    },
    facts,
  );
  return queueMail(store, tx, `${serviceType}-partner`, letter);
}

function mailCustomer(store: Store, tx: Database, request: Appointment, locale: Locale): Promise<void> {
  const { partner, email, firstName, lastName, serviceType, description } = request;
  const letter = compose(
    {
      id: MAILS[serviceType].customer,
      locale,
      site: shopAddress(store.config),
      to: correspondent({ email, firstName, lastName, salutationId: null }),
      gaps: {
        description,
        partnerName: partner.name,
        partnerCity: partner.city,
        partnerAddress: `${partner.street}, ${partner.zip} ${partner.city}`,
        partnerPhone: partner.phone,
      },
    },
    store.facts,
  );
  return queueMail(store, tx, `${serviceType}-customer`, letter);
}

/** Partners are written to in the language of the field service that looks after them. */
function languageOf({ country, zip }: Dealer, { facts }: Store): Locale {
  const person = contactPersonFor(facts.contactPersons, { country, postcode: zip });
  return person?.languages.find(isLocale) ?? 'de';
}
