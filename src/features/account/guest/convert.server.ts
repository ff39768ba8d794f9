import { isGuestSession, isLoggedIn } from '#features/session/session.ts';
import { account, login } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, convertGuest, readCustomer } from '#store-api/contract/account.ts';
import { goTo } from '#store-api/exits.ts';
import { isOffered } from '#store-api/offered.server.ts';
import { saying } from '../flash.ts';
import { formWords } from '../form/words.server.ts';
import { CONVERT_WORDS } from '../words.ts';

/** The form for a guest; who has an account, is nobody yet, or can't become one here, goes elsewhere. */
export async function convertForm(storeContext: StoreContext) {
  const { locale } = storeContext;
  const somebody = await whoIs(storeContext);
  if (!isGuestSession(somebody) || !(await isOffered(convertGuest)))
    goTo(isLoggedIn(somebody) ? account(locale) : login(locale));
  return {
    ...{ email: somebody?.email ?? '', words: formWords(locale, CONVERT_WORDS) },
    openHref: saying(account(locale), 'converted'),
    waitingHref: saying(account(locale), 'converted-waiting'),
  };
}

/** Whether an order's page offers an account: a store that can't tell hides the offer and nothing else. */
export async function isGuestHere(storeContext: StoreContext): Promise<boolean> {
  try {
    return isGuestSession(await whoIs(storeContext));
  } catch (error) {
    console.error('Whether this is a guest could not be read.', error);
    return false;
  }
}

async function whoIs(storeContext: StoreContext): Promise<Customer | undefined> {
  try {
    return await callStore(storeContext, readCustomer, { body: {} });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}
