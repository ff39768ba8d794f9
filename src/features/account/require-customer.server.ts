import { isLoggedIn } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, readCustomer } from '#store-api/contract/account.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';

/** Who is at the door of the account: a customer, somebody who has to log in first, or nobody can tell. */
export type CustomerAccess = { customer: Customer } | { loginAt: string } | { trouble: Trouble };

/** Lets only customers in; everybody else logs in and comes back to where they were. */
export async function requireCustomer(storeContext: StoreContext, url: URL): Promise<CustomerAccess> {
  try {
    const customer = await customerOf(storeContext);
    if (customer) return { customer };
    const wished = new URL(url);
    wished.searchParams.delete('said');
    return { loginAt: paths.login(storeContext.locale, wished.pathname + wished.search) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

/** The customer of this session, `undefined` when it is a guest's or nobody's. @throws when the store can't tell */
export async function customerOf(storeContext: StoreContext): Promise<Customer | undefined> {
  try {
    const customer = await callStore(storeContext, readCustomer, { body: {} });
    return isLoggedIn(customer) ? customer : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** What the error page needs when the store is in trouble. */
export const accessTrouble = ({ status, message, retryAfterSeconds }: Trouble, locale: Locale) => ({
  ...{ locale, status, message },
  retryAfterSeconds: retryAfterSeconds || undefined,
});
