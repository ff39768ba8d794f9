import { isGuestSession, isLoggedIn } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import { account, login } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, convertGuest, readCustomer } from '#store-api/contract/account.ts';
import { isOffered } from '#store-api/offered.server.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { saying } from '../flash.ts';
import { formWords } from '../form/words.server.ts';
import { CONVERT_WORDS } from '../words.ts';

/** What the page shows a guest; who has an account, or is nobody yet, or can't become one here, goes elsewhere. */
type ConvertPage = { form: ReturnType<typeof formOf> } | { goTo: string } | { trouble: Trouble };

export async function convertPage(storeContext: StoreContext): Promise<ConvertPage> {
  const { locale } = storeContext;
  try {
    const somebody = await whoIs(storeContext);
    if (isGuestSession(somebody) && (await isOffered(convertGuest)))
      return { form: formOf(locale, somebody?.email ?? '') };
    return { goTo: isLoggedIn(somebody) ? account(locale) : login(locale) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
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

const formOf = (locale: Locale, email: string) => ({
  ...{ email, words: formWords(locale, CONVERT_WORDS) },
  openHref: saying(account(locale), 'converted'),
  waitingHref: saying(account(locale), 'converted-waiting'),
});
