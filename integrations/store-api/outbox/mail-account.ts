import type { MailVariables } from '#store/mail/fill.ts';
import { writtenMoment } from '#store/mail/fill.ts';
import { links } from '#store/mail/links.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import { mailCustomer } from './queue-mail.ts';

/** Where links lead and the secret in them. */
type ConfirmationLink = { site: string; token: string };

/** Greets a new account; with a token it asks for the click that confirms the address. */
export function mailWelcome(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token }: { site: string; token: string | null },
): Promise<void> {
  const { email, locale } = customer;
  const variables = { email, accountUrl: links(site, locale).account(), ...confirming(customer, { site, token }) };
  return mailCustomer(store, tx, customer, { id: 'registration', site, variables, when: whenConfirming(token) });
}

const confirming = (
  { email, locale }: CustomerRow,
  { site, token }: { site: string; token: string | null },
): MailVariables => (token === null ? {} : { confirmUrl: links(site, locale).confirmRegistration({ email, token }) });

/** The condition of the words that ask for it. */
const whenConfirming = (token: string | null): string[] => (token === null ? [] : ['unconfirmed']);

/** Asks for the click that opens an account. */
export function mailOptIn(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token }: ConfirmationLink,
): Promise<void> {
  const { email, locale } = customer;
  const confirmUrl = links(site, locale).confirmRegistration({ email, token });
  return mailCustomer(store, tx, customer, { id: 'registrationOptIn', site, variables: { email, confirmUrl } });
}

/** The way to a new password. */
export function mailRecovery(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token, validUntil }: ConfirmationLink & { validUntil: Date },
): Promise<void> {
  const { email, locale } = customer;
  const variables = {
    email,
    validUntil: writtenMoment(validUntil, locale, store.shopConfig.shop.timezone),
    resetUrl: links(site, locale).recoverPassword(token),
  };
  return mailCustomer(store, tx, customer, { id: 'passwordRecovery', site, variables });
}

/** Tells that the password is another one, in case it was not the customer who changed it. */
export function mailPasswordChanged(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { email, locale } = customer;
  const variables = {
    email,
    date: writtenMoment(store.clock(), locale, store.shopConfig.shop.timezone),
    recoverUrl: links(site, locale).askForPassword(),
  };
  return mailCustomer(store, tx, customer, { id: 'passwordChanged', site, variables });
}

/**
 * Tells both addresses that the account has moved from one to the other, in case it was not the customer who did it. With a
 * token the new one is asked for the click that confirms it.
 */
export async function mailEmailChanged(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, email, token }: { site: string; email: string; token: string | null },
): Promise<void> {
  const date = writtenMoment(store.clock(), customer.locale, store.shopConfig.shop.timezone);
  const variables = { oldEmail: customer.email, newEmail: email, date };
  const mail = { id: 'emailChanged', site };
  await mailCustomer(store, tx, customer, { ...mail, variables });
  const moved = { ...customer, email };
  const newAddressVariables = { ...variables, ...confirming(moved, { site, token }) };
  await mailCustomer(store, tx, moved, { ...mail, variables: newAddressVariables, when: whenConfirming(token) });
}

/** Tells that the account is gone, in case it was not the customer who deleted it. */
export function mailAccountDeleted(store: Store, tx: Database, customer: CustomerRow, site: string): Promise<void> {
  const { email, locale } = customer;
  const variables = { email, date: writtenMoment(store.clock(), locale, store.shopConfig.shop.timezone) };
  return mailCustomer(store, tx, customer, { id: 'accountDeleted', site, variables });
}
