import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipOrder } from '#store/order/cancel-order.ts';
import { readHistory, readOrder } from '#store/records/checkout/orders.ts';
import { aStoreAtStripe, TOTAL } from '#tests/support/at-stripe.ts';

let shop: Awaited<ReturnType<typeof aStoreAtStripe>>;
beforeAll(async () => {
  shop = await aStoreAtStripe();
});
afterAll(() => shop.close());

/** An order that was paid at Stripe, and what a payer's bank says of it. */
async function aPaid(article?: string) {
  const order = await shop.atStripe('card', article);
  await shop.notice('checkout.session.completed', shop.stripe.pay(order.session));
  const dispute = (status: string, more = {}) => ({
    id: `du_${order.session}`,
    amount: TOTAL,
    status,
    payment_intent: `pi_${order.session}`,
    evidence_details: { due_by: Date.parse('2026-12-07T12:00:00Z') / 1000 },
    ...more,
  });
  const steps = async () =>
    (await readHistory(shop.store.store.records.read, order.orderId)).map(({ transition }) => transition);
  return { ...order, dispute, steps };
}

/** What customer service was told, oldest first. */
async function toService() {
  const { outbox, config } = shop.store.store;
  await outbox.flush();
  const folder = join(config.DATA_DIR, 'outbox');
  const mails = readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(mails)).filter(({ subject }) => subject?.startsWith('Zahlung bestritten'));
}

describe('money that a payer disputes', () => {
  it('is noted in the order’s history, once, and customer service hears until when it may answer', async () => {
    const order = await aPaid();
    const before = (await toService()).length;
    for (const _twice of [1, 2])
      expect(await shop.notice('charge.dispute.created', order.dispute('needs_response'))).toBe(200);
    expect(await order.steps()).toEqual(['paid', 'chargeback']);
    expect((await shop.states(order)).payments).toEqual(['chargeback']);
    const mails = (await toService()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text?.replaceAll('\u00a0', ' ')).toMatch(/CHF 12\.90[\s\S]*7\. Dezember 2026/);
  });

  it('is the shop’s again when the bank decides for it, and stays away when not', async () => {
    const [won, lost] = [await aPaid(), await aPaid()];
    for (const order of [won, lost]) await shop.notice('charge.dispute.created', order.dispute('needs_response'));
    expect(await shop.notice('charge.dispute.closed', won.dispute('won'))).toBe(200);
    expect(await shop.notice('charge.dispute.closed', lost.dispute('lost'))).toBe(200);
    expect((await shop.states(won)).payments).toEqual(['paid']);
    expect((await shop.states(lost)).payments).toEqual(['chargeback']);
  });

  it('takes up an order that was done, which may then be paid otherwise, until the bank decides for the shop', async () => {
    const order = await aPaid('12-110');
    const { store } = shop.store;
    const shipped = await readOrder(store.records.read, order.orderId);
    await store.records.transaction(async (tx) => shipped && shipOrder(tx, shipped, [], new Date()));
    const orderState = async () => {
      const { body } = await order.shopper.requestStore('POST', '/order', {
        ids: [order.orderId],
        checkPromotion: true,
      });
      return [body.orders.elements[0].stateMachineState.technicalName, body.paymentChangeable[order.orderId]];
    };
    expect(await orderState()).toEqual(['completed', false]);
    for (const _twice of [1, 2]) await shop.notice('charge.dispute.created', order.dispute('needs_response'));
    expect(await orderState()).toEqual(['in_progress', true]);
    await shop.notice('charge.dispute.closed', order.dispute('won'));
    expect(await orderState()).toEqual(['completed', false]);
  });

  it('of another shop with the same account changes nothing', async () => {
    const order = await aPaid();
    const foreign = order.dispute('needs_response', { payment_intent: 'pi_of_somebody_else' });
    expect(await shop.notice('charge.dispute.created', foreign)).toBe(200);
    expect((await shop.states(order)).payments).toEqual(['paid']);
  });
});
