import type { ContactPerson } from '#features/content-schema/shop-config/dealer.schema.ts';
import { inLanguage } from '#i18n/locales.ts';
import { compose } from '#store/mail/compose.ts';
import { correspondent, oneLine } from '#store/mail/fill.ts';
import { links } from '#store/mail/links.ts';
import { customerService, SERVICE_LOCALE, tradeOf } from '#store/mail/trades.ts';
import { type AddressRow, type CustomerRow, readAddresses } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import { dueDate } from './mail-appointment.ts';
import { mailCustomer, queueMail } from './queue-mail.ts';

/** An application is looked at within two business days. */
const ANSWER_DAYS = 2;

/** Tells an applicant that the shop looks at what they say, and customer service that it has to. */
export async function mailApplied(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const applicant = await applicantOf(store, tx, customer);
  const { company, contactPerson } = applicant.variables;
  const variables = { company, contactPerson, vatId: customer.vatIds.join(', ') };
  await mailCustomer(store, tx, customer, { id: 'professionalReceived', site, variables });
  await mailService(store, tx, customer, { ...applicant, site });
}

/** Tells somebody who applied that net prices are theirs from now on. */
export async function mailApproved(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { variables } = await applicantOf(store, tx, customer);
  const shopUrl = links(site, customer.locale).home();
  await mailCustomer(store, tx, customer, { id: 'professionalApproved', site, variables: { ...variables, shopUrl } });
}

/** Tells somebody who applied why it came to nothing; `reason` is a sentence in their language, without its full stop. */
export async function mailDeclined(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, reason }: { site: string; reason: string },
): Promise<void> {
  const { variables } = await applicantOf(store, tx, customer);
  await mailCustomer(store, tx, customer, { id: 'professionalDeclined', site, variables: { ...variables, reason } });
}

type Applicant = { address: AddressRow | undefined; variables: Record<'company' | keyof ContactVariables, string> };
type ContactVariables = ReturnType<typeof contactVariables>;

/** Who applies, and who at the shop looks after that place. */
async function applicantOf({ shopConfig }: Store, tx: Database, customer: CustomerRow): Promise<Applicant> {
  const address = (await readAddresses(tx, customer.id)).find(({ id }) => id === customer.defaultBillingAddressId);
  const country = shopConfig.countries.find(({ id }) => id === address?.countryId)?.iso;
  const person = contactPersonFor(shopConfig.contactPersons, { country, postcode: address?.zipcode });
  const company = oneLine(customer.company ?? `${customer.firstName} ${customer.lastName}`);
  return { address, variables: { company, ...contactVariables(person) } };
}

const contactVariables = (person: ContactPerson | undefined) => ({
  contactPerson: person ? `${person.firstName} ${person.lastName}` : '',
  contactPhone: person?.phone ?? '',
  contactEmail: person?.email ?? '',
});

function mailService(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { address, variables: { company }, site }: Applicant & { site: string },
): Promise<void> {
  const { shopConfig } = store;
  const country = shopConfig.countries.find(({ id }) => id === address?.countryId);
  const applicationFields = {
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
    trade: tradeOf(shopConfig, customer) ?? '',
  };
  const variables = {
    ...Object.fromEntries(Object.entries(applicationFields).map(([name, value]) => [name, oneLine(value)])),
    dueDate: dueDate(shopConfig, SERVICE_LOCALE, ANSWER_DAYS, store.clock()),
  };
  const message = compose(
    {
      id: 'professionalService',
      locale: SERVICE_LOCALE,
      site,
      to: customerService(shopConfig),
      replyTo: correspondent(customer),
      variables,
      when: (['trade', 'phone'] as const).filter((name) => applicationFields[name] !== ''),
    },
    shopConfig,
  );
  return queueMail(store, tx, 'professional-service', message);
}
