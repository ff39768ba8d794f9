import { atom } from 'nanostores';
import { createLoader } from '#features/session/loader.store.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import type { Send } from '#store-api/client.ts';
import {
  type PaymentMethod,
  readPaymentMethods,
  readShippingMethods,
  type ShippingMethod,
} from '#store-api/contract/checkout.ts';
import { type Offer, offers } from './offer.ts';

/** The ways to ship and to pay. */
export type Offers = { shipping: Offer<ShippingMethod>[]; payment: Offer<PaymentMethod>[] };

/** Every method, and which of them this cart allows. */
export function createOffers(send: Send) {
  const $offers = atom<Loading<Offers>>(idle);
  const methods = createLoader<Offers>($offers);
  let requestCount = 0;

  function loadOffers(): Promise<Offers> {
    requestCount += 1;
    return methods.load(`methods ${requestCount}`, askOffers);
  }

  async function askOffers(signal: AbortSignal): Promise<Offers> {
    const associations = { prices: {} };
    const [shipping, possibleShipping, payment, possiblePayment] = await Promise.all([
      send(readShippingMethods, { body: { associations }, signal }),
      send(readShippingMethods, { body: {}, query: { onlyAvailable: true }, signal }),
      send(readPaymentMethods, { body: {}, signal }),
      send(readPaymentMethods, { body: { onlyAvailable: true }, signal }),
    ]);
    return {
      shipping: offers(shipping.elements, possibleShipping.elements),
      payment: offers(payment.elements, possiblePayment.elements),
    };
  }

  return { $offers, loadOffers };
}
