import { writtenMoment } from '#store/mail/dates.ts';
import { links } from '#store/mail/links.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { mailCustomer } from './mail-customer.ts';

/** Where links lead and the secret in them. */
type Proof = { site: string; token: string };

/** Greets a new account. */
export function mailWelcome(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const accountUrl = links(site, customer.locale).account();
  return mailCustomer(store, tx, customer, { id: 'registration', site, gaps: { email: customer.email, accountUrl } });
}

/** Asks for the click that opens an account. */
export function mailOptIn(store: Store, tx: Database, customer: CustomerRow, { site, token }: Proof): Promise<void> {
  const { email, locale } = customer;
  const confirmUrl = links(site, locale).confirmRegistration({ email, token });
  return mailCustomer(store, tx, customer, { id: 'registrationOptIn', site, gaps: { email, confirmUrl } });
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
  return mailCustomer(store, tx, customer, { id: 'passwordRecovery', site, gaps });
}

/** Tells that the password is another one, in case it was not the customer who changed it. */
export function mailPasswordChanged(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { email, locale } = customer;
  const gaps = {
    email,
    date: writtenMoment(store.clock(), locale, store.facts.shop.timezone),
    recoverUrl: links(site, locale).askForPassword(),
  };
  return mailCustomer(store, tx, customer, { id: 'passwordChanged', site, gaps });
}

/** Tells both addresses that the account has moved from one to the other, in case it was not the customer who did it. */
export async function mailEmailChanged(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, email }: { site: string; email: string },
): Promise<void> {
  const date = writtenMoment(store.clock(), customer.locale, store.facts.shop.timezone);
  const gaps = { oldEmail: customer.email, newEmail: email, date };
  for (const address of [customer.email, email])
    await mailCustomer(store, tx, { ...customer, email: address }, { id: 'emailChanged', site, gaps });
}

/** Tells that the account is gone, in case it was not the customer who deleted it. */
export function mailAccountDeleted(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { email, locale } = customer;
  const gaps = { email, date: writtenMoment(store.clock(), locale, store.facts.shop.timezone) };
  return mailCustomer(store, tx, customer, { id: 'accountDeleted', site, gaps });
}
