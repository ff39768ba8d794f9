import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Send } from '#store-api/client.ts';
import { changePayment, startPayment } from '#store-api/contract/order.ts';
import { isWebAddress } from '../redirect.ts';

/** Where the shopper pays; null when nothing is left to do now (invoice, prepayment). */
export type PaymentPage = string | null;

/** The payment of one order. `origin` is that of this shop, to which the payment page leads back. */
export function createPayment(send: Send, origin: () => string) {
  const $payment = atom<Loading<PaymentPage>>(idle);

  /** Begins the payment, or begins it anew. */
  const start = (orderId: string, locale: Locale): Promise<PaymentPage | undefined> =>
    attempt(() => begin(orderId, locale));

  /** Pays in another way. */
  const startWith = (orderId: string, locale: Locale, paymentMethodId: string): Promise<PaymentPage | undefined> =>
    attempt(async () => {
      await send(changePayment, { body: { orderId, paymentMethodId } });
      return begin(orderId, locale);
    });

  async function begin(orderId: string, locale: Locale): Promise<PaymentPage> {
    const back = (result: 'paid' | 'unpaid') => origin() + paths.checkoutSuccess(locale, orderId, result);
    const body = { orderId, finishUrl: back('paid'), errorUrl: back('unpaid') };
    const { redirectUrl } = await send(startPayment, { body });
    return isWebAddress(redirectUrl) ? redirectUrl : null;
  }

  /** Answers `undefined` when it did not work. */
  async function attempt(pay: () => Promise<PaymentPage>): Promise<PaymentPage | undefined> {
    $payment.set({ state: 'pending' });
    try {
      const value = await pay();
      $payment.set({ state: 'success', value });
      return value;
    } catch (error) {
      $payment.set({ state: 'error', error });
      return undefined;
    }
  }

  return { $payment, start, startWith };
}

export const payment = createPayment(sendAsShopper, () => location.origin);
