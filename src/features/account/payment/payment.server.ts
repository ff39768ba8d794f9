import { accountPayment } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { changePaymentMethod } from '#store-api/contract/account.ts';
import { readPaymentMethods } from '#store-api/contract/checkout.ts';
import { changeContext, readContext } from '#store-api/contract/context.ts';
import { goTo } from '#store-api/exits.ts';
import { saying } from '../flash.ts';
import { ownForm, requireCustomer } from '../require-customer.server.ts';

/** A way to pay as the page offers it. */
export type Way = { id: string; name: string; hint: string; isChosen: boolean };

/** The ways to pay, after what the button of the page asked for. */
export async function paymentPage(storeContext: StoreContext, request: Request, url: URL) {
  const customer = await requireCustomer(storeContext, url);
  const wished = (await ownForm(request)).get('method');
  if (wished && (await choose(storeContext, wished)))
    goTo(saying(accountPayment(storeContext.locale), 'payment-saved'));
  return { ways: await waysToPay(storeContext, customer.defaultPaymentMethodId), hasFailed: Boolean(wished) };
}

/** The customer's standard is marked; a Shopware that keeps none has the session's choice instead. */
async function waysToPay(storeContext: StoreContext, standard: string | null | undefined): Promise<Way[]> {
  const [{ elements }, { paymentMethod }] = await Promise.all([
    callStore(storeContext, readPaymentMethods, { body: {} }),
    callStore(storeContext, readContext),
  ]);
  return [...elements]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((method) => ({
      ...{ id: method.id, name: method.name ?? '', hint: method.description ?? '' },
      isChosen: method.id === (standard || paymentMethod.id),
    }));
}

/** Pays like this from now on. A Shopware of 6.7 keeps no standard, only what the session has chosen (item 16). */
async function choose(storeContext: StoreContext, id: string): Promise<boolean> {
  try {
    await callStore(storeContext, changeContext, { body: { paymentMethodId: id } });
    await callStore(storeContext, changePaymentMethod, { path: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}
