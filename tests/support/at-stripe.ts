import { vi } from 'vitest';
import { answerStripe } from '#store/payment/stripe/handle-request.ts';
import type { AStore } from './a-store.ts';
import { type AStripe, aMessage, aStripe, STRIPE_SECRETS } from './a-stripe.ts';
import { aQuietStore, aShopper, paymentId, type Shopper } from './shopper.ts';

const SITE = 'https://shop.example';
export const urls = { finishUrl: `${SITE}/checkout/success/paid`, errorUrl: `${SITE}/checkout/success/unpaid` };

/** What an order of `anOrder` costs: CHF 12.90, in cents. */
export const TOTAL = 1290;

/** What `states` tells of an order that is paid, and of one that still waits. */
export const PAID = { payments: ['paid'], granted: true, documents: 1 };
export const OPEN = { payments: ['open'], granted: false, documents: 0 };

export type AnOrder = { shopper: Shopper; orderId: string };

/** A store that takes its payments at a Stripe of our own. What the store logs stays unsaid. */
export async function aStoreAtStripe() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stripe: AStripe = await aStripe();
  const store: AStore = await aQuietStore({ SITE_URL: SITE, STRIPE_API_URL: stripe.url, ...STRIPE_SECRETS });
  const close = async () => {
    await store.close();
    await stripe.close();
  };

  async function anOrder(method = 'card', article = '60-101'): Promise<AnOrder> {
    const shopper = aShopper(store);
    await shopper.put(article);
    await shopper.becomeGuest({ storefrontUrl: SITE });
    await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
    const { body } = await shopper.requestStore('POST', '/checkout/order');
    return { shopper, orderId: body.id };
  }

  const begin = ({ shopper, orderId }: AnOrder) =>
    shopper.requestStore('POST', '/handle-payment', { orderId, ...urls });

  /** An order whose page at Stripe is open, and what Stripe calls it. */
  async function atStripe(method = 'card', article = '60-101'): Promise<AnOrder & { session: string; visit: string }> {
    const order = await anOrder(method, article);
    const { body } = await begin(order);
    const session = String(body.redirectUrl).split('/').at(-1) ?? '';
    return { ...order, session, visit: stripe.sessions.get(session)?.metadata.visit };
  }

  const sendWebhook = async (type: string, object: unknown, how = {}): Promise<number> =>
    (await answerStripe(store.store, 'webhook', aMessage(type, object, how))).status;

  const comesBack = async (visit: string, way: 'return' | 'cancel') =>
    (
      await answerStripe(store.store, `${visit}/${way}`, new Request(`${SITE}/payment/stripe/${visit}/${way}`))
    ).headers.get('location');

  async function states({ shopper, orderId }: AnOrder) {
    const { body } = await shopper.requestStore('POST', '/order', { ids: [orderId] });
    const [order] = body.orders.elements;
    return {
      payments: order.transactions.map(
        (each: { stateMachineState: { technicalName: string } }) => each.stateMachineState.technicalName,
      ),
      granted: order.lineItems[0].downloads[0].accessGranted,
      documents: order.documents.length,
    };
  }

  return { stripe, store, close, anOrder, begin, atStripe, notice: sendWebhook, comesBack, states };
}
