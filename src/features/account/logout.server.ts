import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { logout } from '#store-api/contract/account.ts';
import { saying } from './flash.ts';
import { isGuestHere } from './guest/convert.server.ts';
import { ownForm } from './require-customer.server.ts';

/**
 * Logs out when the button was pressed; the store forgets a guest with cart and address, and the order stays.
 * Answers where it goes on: the login, which tells the other tabs.
 */
export async function loggedOut(storeContext: StoreContext, request: Request): Promise<string> {
  const { locale } = storeContext;
  if ((await ownForm(request)).get('do') !== 'logout') return paths.account(locale);
  const flash = (await isGuestHere(storeContext)) ? 'guest-forgotten' : 'logged-out';
  try {
    await callStore(storeContext, logout);
  } catch (error) {
    // 403: the session had ended before
    if (!(error instanceof ApiError && error.status === 403)) throw error;
  }
  return saying(paths.login(locale), flash);
}
