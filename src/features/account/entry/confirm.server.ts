import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { confirmRegistration } from '#store-api/contract/account.ts';
import { goTo, Redirect } from '#store-api/exits.ts';
import { saying } from '../flash.ts';
import { ownForm } from '../require-customer.server.ts';

/** What the page behind such a mail does: asks for the press, says why it did not work, or goes on. */
export type Confirmation =
  | { kind: 'ask' }
  | {
      kind: 'failed';
      status: 404 | 412 | 502;
      word: 'registerLinkInvalid' | 'registerAlreadyConfirmed' | 'actionFailed';
    };

/** Confirms the address at the press of the button, which opens an account that had to wait for it. Only looking at the page does nothing: mail programs look at links too. */
export async function confirmation(storeContext: StoreContext, request: Request, url: URL): Promise<Confirmation> {
  const [em = '', hash = ''] = ['em', 'hash'].map((name) => url.searchParams.get(name) ?? '');
  if (!em || !hash) return { kind: 'failed', status: 404, word: 'registerLinkInvalid' };
  if ((await ownForm(request)).get('do') !== 'confirm') return { kind: 'ask' };
  try {
    const customer = await callStore(storeContext, confirmRegistration, { body: { em, hash } });
    const { locale } = storeContext;
    return goTo(customer.guest ? paths.checkout(locale) : saying(paths.account(locale), 'confirmed'));
  } catch (error) {
    if (error instanceof Redirect) throw error;
    return { kind: 'failed', ...reasonOf(error) };
  }
}

function reasonOf(error: unknown) {
  const status = error instanceof ApiError ? error.status : 502;
  if (status === 412) return { status: 412, word: 'registerAlreadyConfirmed' } as const;
  if (status === 404 || status === 400) return { status: 404, word: 'registerLinkInvalid' } as const;
  console.error('An address could not be confirmed.', error);
  return { status: 502, word: 'actionFailed' } as const;
}
