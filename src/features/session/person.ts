import type { Customer } from '#store-api/contract/account.ts';
import { isLoggedIn } from './session.ts';

/** What forms ask of whoever writes. */
export type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', string>;

/** Who is logged in, in the fields of a form; empty for guests and strangers, and without what is not known. */
export function personOf(customer: Customer | null | undefined): Partial<Person> {
  if (!customer || !isLoggedIn(customer)) return {};
  const { firstName, lastName, email, defaultBillingAddress: address } = customer;
  return { firstName, lastName, email, ...(address?.phoneNumber && { phone: address.phoneNumber }) };
}
