import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '#store/payment/refund.ts';
import { type AnOrder, aStoreAtStripe, TOTAL } from '#tests/support/at-stripe.ts';

let shop: Awaited<ReturnType<typeof aStoreAtStripe>>;
beforeAll(async () => {
  shop = await aStoreAtStripe();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.trouble.respond = null;
});

describe('paying back', () => {
  const now = new Date();
  const charge = ({ orderId }: AnOrder, transactionId: string, amount: number) => ({
    id: 'ch_1',
    metadata: { orderId, transactionId },
    amount: TOTAL,
    amount_refunded: amount,
  });

  async function aPaid() {
    const order = await shop.atStripe();
    const session = shop.stripe.pay(order.session);
    await shop.notice('checkout.session.completed', session);
    return { ...order, transactionId: session.metadata.transactionId as string };
  }

  it('goes in parts, and never beyond what was paid', async () => {
    const order = await aPaid();
    expect(await refundOrder(shop.store.store, order.orderId, 290, now)).toBe(290);
    expect((await shop.states(order)).payments).toEqual(['refunded_partially']);
    await expect(refundOrder(shop.store.store, order.orderId, 1001, now)).rejects.toMatchObject({ status: 400 });
    expect(await refundOrder(shop.store.store, order.orderId, null, now)).toBe(1000);
    expect((await shop.states(order)).payments).toEqual(['refunded']);
    await expect(refundOrder(shop.store.store, order.orderId, null, now)).rejects.toMatchObject({ status: 400 });
    expect(shop.stripe.refunds.slice(-2)).toMatchObject([
      { payment_intent: `pi_${order.session}`, amount: '290' },
      { payment_intent: `pi_${order.session}`, amount: '1000' },
    ]);
  });

  it.each([0, -5, 1.5, Number.NaN])('of %d cents is refused', async (cents) => {
    const order = await aPaid();
    await expect(refundOrder(shop.store.store, order.orderId, cents, now)).rejects.toMatchObject({ status: 400 });
  });

  it('whose answer is lost is asked for again, not twice', async () => {
    const order = await aPaid();
    shop.stripe.trouble.respond = () => new Response('', { status: 500 });
    await expect(refundOrder(shop.store.store, order.orderId, 500, now)).rejects.toThrow();
    shop.stripe.trouble.respond = null;
    const before = shop.stripe.refunds.length;
    expect(await refundOrder(shop.store.store, order.orderId, 500, now)).toBe(500);
    expect(shop.stripe.refunds.length).toBe(before + 1);
    expect((await shop.states(order)).payments).toEqual(['refunded_partially']);
  });

  it('that Stripe refuses leaves the money where it is', async () => {
    const order = await aPaid();
    shop.stripe.trouble.respond = () =>
      Response.json({ error: { type: 'invalid_request_error', message: 'Insufficient funds' } }, { status: 400 });
    await expect(refundOrder(shop.store.store, order.orderId, null, now)).rejects.toThrow('Insufficient funds');
    shop.stripe.trouble.respond = null;
    expect((await shop.states(order)).payments).toEqual(['paid']);
    expect(await refundOrder(shop.store.store, order.orderId, null, now)).toBe(TOTAL);
  });

  it('at Stripe itself is noted, once, and one of ours is not noted twice', async () => {
    const order = await aPaid();
    await refundOrder(shop.store.store, order.orderId, 290, now);
    expect(await shop.notice('charge.refunded', charge(order, order.transactionId, 290))).toBe(200);
    await expect(refundOrder(shop.store.store, order.orderId, 1001, now)).rejects.toMatchObject({ status: 400 });
    expect(await shop.notice('charge.refunded', charge(order, order.transactionId, TOTAL))).toBe(200);
    expect((await shop.states(order)).payments).toEqual(['refunded']);
  });

  it('that is told before the payment is refused, so that Stripe tells it again', async () => {
    const order = await shop.atStripe();
    const session = shop.stripe.pay(order.session);
    const early = { id: 'evt_early' };
    const refunded = charge(order, session.metadata.transactionId, TOTAL);
    expect(await shop.notice('charge.refunded', refunded, early)).toBe(409);
    await shop.notice('checkout.session.completed', session);
    expect(await shop.notice('charge.refunded', refunded, early)).toBe(200);
    expect((await shop.states(order)).payments).toEqual(['refunded']);
  });
});
