import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { logout } from '#store-api/contract/account.ts';
import { isGuestHere } from './guest/convert.server.ts';
import { ownForm } from './own-form.server.ts';
import { saying } from './said.ts';

/**
 * Logs out when the button was pressed; the store forgets a guest with cart and address, and the order stays (D6).
 * Answers where it goes on: the login, which tells the other tabs.
 */
export async function loggedOut(asking: Asking, request: Request): Promise<string> {
  const { locale } = asking;
  if ((await ownForm(request)).get('do') !== 'logout') return paths.account(locale);
  const said = (await isGuestHere(asking)) ? 'guest-forgotten' : 'logged-out';
  try {
    await ask(asking, logout);
  } catch (error) {
    // 403: the session had ended before
    if (!(error instanceof ApiError && error.status === 403)) throw error;
  }
  return saying(paths.login(locale), said);
}
