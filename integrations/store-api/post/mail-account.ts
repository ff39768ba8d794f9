import type { ContactPerson } from '#features/catalog/shop-facts/contact-person.schema.ts';
import { compose, type Draft } from '#store/mail/compose.ts';
import { writtenMoment } from '#store/mail/dates.ts';
import { correspondent, greetingFor } from '#store/mail/greeting.ts';
import { links } from '#store/mail/links.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { queueMail } from './queue-mail.ts';

/** Where links lead and the secret in them. */
type Proof = { site: string; token: string };

/** Greets a new account. */
export function mailWelcome(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const accountUrl = links(site, customer.locale).account();
  return send(store, tx, customer, { id: 'registration', site, gaps: { email: customer.email, accountUrl } });
}

/** Asks for the click that opens an account. */
export function mailOptIn(store: Store, tx: Database, customer: CustomerRow, { site, token }: Proof): Promise<void> {
  const { email, locale } = customer;
  const confirmUrl = links(site, locale).confirmRegistration({ email, token });
  return send(store, tx, customer, { id: 'registrationOptIn', site, gaps: { email, confirmUrl } });
}

/** The way to a new password. */
export function mailRecovery(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token, validUntil }: Proof & { validUntil: Date },
): Promise<void> {
  const { email, locale } = customer;
  const gaps = {
    email,
    validUntil: writtenMoment(validUntil, locale, store.facts.shop.timezone),
    resetUrl: links(site, locale).recoverPassword(token),
  };
  return send(store, tx, customer, { id: 'passwordRecovery', site, gaps });
}

/** Tells that the password is another one, in case it was not the customer who changed it. */
export function mailPasswordChanged(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { email, locale } = customer;
  const gaps = {
    email,
    date: writtenMoment(store.clock(), locale, store.facts.shop.timezone),
    recoverUrl: links(site, locale).askForPassword(),
  };
  return send(store, tx, customer, { id: 'passwordChanged', site, gaps });
}

/** Tells somebody who applied that net prices are theirs from now on. */
export function mailApproved(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, person }: { site: string; person: ContactPerson },
): Promise<void> {
  const gaps = {
    company: customer.company ?? `${customer.firstName} ${customer.lastName}`,
    contactPerson: `${person.firstName} ${person.lastName}`,
    contactPhone: person.phone,
    contactEmail: person.email,
    shopUrl: links(site, customer.locale).home(),
  };
  return send(store, tx, customer, { id: 'professionalApproved', site, gaps });
}

/** The name in the outbox says what, never who. */
function send(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  draft: Pick<Draft, 'id' | 'site' | 'gaps'>,
): Promise<void> {
  const { locale } = customer;
  const person = { locale, to: correspondent(customer), greeting: greetingFor(customer, locale, store.facts) };
  return queueMail(store, tx, draft.id, compose({ ...draft, ...person }, store.facts));
}
