import type { ContactPerson } from '#features/catalog/shop-facts/contact-person.schema.ts';
import { inLanguage } from '#i18n/locales.ts';
import { tradeOf } from '#store/account/trades.ts';
import { compose } from '#store/mail/compose.ts';
import { oneLine } from '#store/mail/fill.ts';
import { correspondent } from '#store/mail/greeting.ts';
import { links } from '#store/mail/links.ts';
import { SERVICE_LOCALE, serviceDesk } from '#store/mail/service-desk.ts';
import { type AddressRow, type CustomerRow, readAddresses } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import { dueDate } from './due-date.ts';
import { mailCustomer } from './mail-customer.ts';
import { queueMail } from './queue-mail.ts';

/** An application is looked at within two business days. */
const ANSWER_DAYS = 2;

/** Tells an applicant that the shop looks at what they say, and customer service that it has to. */
export async function mailApplied(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const applicant = await applicantOf(store, tx, customer);
  const { company, contactPerson } = applicant.gaps;
  const gaps = { company, contactPerson, vatId: customer.vatIds.join(', ') };
  await mailCustomer(store, tx, customer, { id: 'professionalReceived', site, gaps });
  await mailService(store, tx, customer, { ...applicant, site });
}

/** Tells somebody who applied that net prices are theirs from now on. */
export async function mailApproved(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { gaps } = await applicantOf(store, tx, customer);
  const shopUrl = links(site, customer.locale).home();
  await mailCustomer(store, tx, customer, { id: 'professionalApproved', site, gaps: { ...gaps, shopUrl } });
}

/** Tells somebody who applied why it came to nothing; `reason` is a sentence in their language, without its full stop. */
export async function mailDeclined(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, reason }: { site: string; reason: string },
): Promise<void> {
  const { gaps } = await applicantOf(store, tx, customer);
  await mailCustomer(store, tx, customer, { id: 'professionalDeclined', site, gaps: { ...gaps, reason } });
}

type Applicant = { address: AddressRow | undefined; gaps: Record<'company' | keyof ContactGaps, string> };
type ContactGaps = ReturnType<typeof contactGaps>;

/** Who applies, and who at the shop looks after that place. */
async function applicantOf({ facts }: Store, tx: Database, customer: CustomerRow): Promise<Applicant> {
  const address = (await readAddresses(tx, customer.id)).find(({ id }) => id === customer.defaultBillingAddressId);
  const country = facts.countries.find(({ id }) => id === address?.countryId)?.iso;
  const person = contactPersonFor(facts.contactPersons, { country, postcode: address?.zipcode });
  const company = oneLine(customer.company ?? `${customer.firstName} ${customer.lastName}`);
  return { address, gaps: { company, ...contactGaps(person) } };
}

const contactGaps = (person: ContactPerson | undefined) => ({
  contactPerson: person ? `${person.firstName} ${person.lastName}` : '',
  contactPhone: person?.phone ?? '',
  contactEmail: person?.email ?? '',
});

function mailService(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { address, gaps: { company }, site }: Applicant & { site: string },
): Promise<void> {
  const { facts } = store;
  const country = facts.countries.find(({ id }) => id === address?.countryId);
  const said = {
    company,
    street: address?.street ?? '',
    zip: address?.zipcode ?? '',
    city: address?.city ?? '',
    country: country ? inLanguage(SERVICE_LOCALE, country.name) : '',
    vatId: customer.vatIds.join(', '),
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: address?.phoneNumber ?? '',
    trade: tradeOf(facts, customer) ?? '',
  };
  const gaps = {
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, oneLine(value)])),
    dueDate: dueDate(facts, SERVICE_LOCALE, ANSWER_DAYS, store.clock()),
  };
  const letter = compose(
    {
      id: 'professionalService',
      locale: SERVICE_LOCALE,
      site,
      to: serviceDesk(facts),
      replyTo: correspondent(customer),
      gaps,
      when: (['trade', 'phone'] as const).filter((name) => said[name] !== ''),
    },
    facts,
  );
  return queueMail(store, tx, 'professional-service', letter);
}
