import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerStripe } from '#store/payment/stripe/handle-request.ts';
import { aMessage } from '#tests/support/a-stripe.ts';
import { aStoreAtStripe, OPEN, PAID, TOTAL } from '#tests/support/at-stripe.ts';
import { paymentId } from '#tests/support/shopper.ts';

let shop: Awaited<ReturnType<typeof aStoreAtStripe>>;
beforeAll(async () => {
  shop = await aStoreAtStripe();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.trouble.respond = null;
});

describe('a message of Stripe’s', () => {
  it('pays the order, once, however often it comes', async () => {
    const order = await shop.atStripe();
    const session = shop.stripe.pay(order.session);
    const same = { id: 'evt_same' };
    const responses = await Promise.all([1, 2, 3].map(() => shop.notice('checkout.session.completed', session, same)));
    expect([...responses, await shop.notice('checkout.session.completed', session)]).toEqual([200, 200, 200, 200]);
    expect(await shop.states(order)).toEqual(PAID);
  });

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['an old signature', { at: Math.floor(Date.now() / 1000) - 3600 }],
  ])('is refused with %s', async (_, how) => {
    const order = await shop.atStripe();
    expect(await shop.notice('checkout.session.completed', shop.stripe.pay(order.session), how)).toBe(400);
    expect(await shop.states(order)).toEqual(OPEN);
  });

  it('is refused when a byte of it has changed, when it is not signed, too long or no message at all', async () => {
    const order = await shop.atStripe();
    const signed = aMessage('checkout.session.completed', shop.stripe.pay(order.session));
    const headers = Object.fromEntries(signed.headers);
    const body = await signed.text();
    const requests = [
      { headers, body: body.replace('"paid"', '"paid" ') },
      { body },
      { headers: { 'stripe-signature': 'x' }, body: 'x'.repeat(300_000) },
      { headers: { 'stripe-signature': 't=,v1=' }, body: '' },
    ];
    for (const init of requests) {
      const response = await answerStripe(
        shop.store.store,
        'webhook',
        new Request(signed.url, { method: 'POST', ...init }),
      );
      expect(response.status).toBe(400);
    }
    expect(await shop.states(order)).toEqual(OPEN);
  });

  it.each([
    ['less', { amount_total: TOTAL - 5 }],
    ['another currency', { currency: 'eur' }],
  ])('with %s than was asked for pays nothing', async (_, more) => {
    const order = await shop.atStripe();
    expect(await shop.notice('checkout.session.completed', shop.stripe.pay(order.session, more))).toBe(400);
    expect(await shop.states(order)).toEqual(OPEN);
  });

  it('that the bank takes its time is followed by the end, in whichever order they come', async () => {
    const [slow, odd] = [await shop.atStripe(), await shop.atStripe()];
    const waiting = shop.stripe.pay(slow.session, { payment_status: 'unpaid' });
    expect(await shop.notice('checkout.session.completed', waiting)).toBe(200);
    expect((await shop.states(slow)).payments).toEqual(['in_progress']);
    expect((await shop.begin(slow)).body.redirectUrl).toBeNull();
    expect(await shop.notice('checkout.session.async_payment_succeeded', shop.stripe.pay(slow.session))).toBe(200);
    expect(await shop.states(slow)).toEqual(PAID);

    expect(await shop.notice('checkout.session.async_payment_succeeded', shop.stripe.pay(odd.session))).toBe(200);
    expect(
      await shop.notice('checkout.session.completed', shop.stripe.pay(odd.session, { payment_status: 'unpaid' })),
    ).toBe(200);
    expect(
      await shop.notice(
        'checkout.session.expired',
        shop.stripe.pay(odd.session, { payment_status: 'unpaid', status: 'expired' }),
      ),
    ).toBe(200);
    expect(
      await shop.notice(
        'checkout.session.async_payment_failed',
        shop.stripe.pay(odd.session, { payment_status: 'unpaid' }),
      ),
    ).toBe(200);
    expect(await shop.states(odd)).toEqual(PAID);
  });

  it.each([
    ['checkout.session.async_payment_failed', { status: 'complete' }, 'failed'],
    ['checkout.session.expired', { status: 'expired' }, 'cancelled'],
  ])('%s ends the payment, and another may follow', async (type, more, state) => {
    const order = await shop.atStripe();
    expect(await shop.notice(type, { ...shop.stripe.sessions.get(order.session), ...more })).toBe(200);
    expect((await shop.states(order)).payments).toEqual([state]);
    expect((await shop.begin(order)).body.redirectUrl).toContain('checkout.stripe.com');
  });

  it('of somebody else’s, or of a kind that is new, is answered and changes nothing', async () => {
    expect(
      await shop.notice('checkout.session.completed', { id: 'cs_other', metadata: {}, payment_status: 'paid' }),
    ).toBe(200);
    expect(await shop.notice('charge.refunded', { id: 'ch_other', metadata: {}, amount_refunded: 100 })).toBe(200);
    expect(await shop.notice('something.new', { id: 'x' })).toBe(200);
  });
});

describe('a payment that nobody waits for any more', () => {
  const orphan = async () => {
    const order = await shop.atStripe();
    shop.stripe.trouble.respond = () => new Response('', { status: 500 });
    return order;
  };
  const loggedReasons = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).reason);

  it('is noted on an order that was called off, and the owner is told', async () => {
    const order = await orphan();
    await order.shopper.requestStore('POST', '/order/state/cancel', { orderId: order.orderId });
    await shop.notice('checkout.session.completed', shop.stripe.pay(order.session));
    expect((await shop.states(order)).payments).toEqual(['paid']);
    expect(loggedReasons()).toContain('paid after it was called off: pay it back');
  });

  it('is noted beside the one that was made, and the owner is told', async () => {
    const order = await orphan();
    for (const method of ['twint', 'card'])
      await order.shopper.requestStore('POST', '/order/payment', {
        orderId: order.orderId,
        paymentMethodId: paymentId(method),
      });
    shop.stripe.trouble.respond = null;
    const { body } = await shop.begin(order);
    const second = body.redirectUrl.split('/').at(-1);
    for (const session of [second, order.session])
      expect(await shop.notice('checkout.session.completed', shop.stripe.pay(session))).toBe(200);
    expect((await shop.states(order)).payments).toEqual(['paid', 'cancelled', 'paid']);
    expect(loggedReasons()).toContain('paid twice: pay one back');
  });

  it('can’t be made: its page is closed when the order is called off or paid otherwise', async () => {
    const [off, other] = [await shop.atStripe(), await shop.atStripe()];
    await off.shopper.requestStore('POST', '/order/state/cancel', { orderId: off.orderId });
    await other.shopper.requestStore('POST', '/order/payment', {
      orderId: other.orderId,
      paymentMethodId: paymentId('invoice'),
    });
    expect([off, other].map(({ session }) => shop.stripe.sessions.get(session).status)).toEqual(['expired', 'expired']);
  });

  it('can’t be made either once another try has begun', async () => {
    const order = await orphan();
    await shop.begin(order);
    shop.stripe.trouble.respond = null;
    const { body } = await shop.begin(order);
    expect((await shop.states(order)).payments).toEqual(['failed', 'open']);
    expect(shop.stripe.sessions.get(order.session).status).toBe('expired');
    expect(shop.stripe.sessions.get(body.redirectUrl.split('/').at(-1)).status).toBe('open');
  });

  it('and was made nevertheless is noted, and the other one is called off', async () => {
    const order = await shop.atStripe();
    shop.stripe.trouble.respond = () => new Response('', { status: 500 });
    await order.shopper.requestStore('POST', '/order/payment', {
      orderId: order.orderId,
      paymentMethodId: paymentId('invoice'),
    });
    shop.stripe.trouble.respond = null;
    expect(await shop.notice('checkout.session.completed', shop.stripe.pay(order.session))).toBe(200);
    expect(await shop.states(order)).toEqual({ payments: ['paid', 'cancelled'], granted: true, documents: 1 });
  });
});

it('a message that is played again after the owner has dealt with the payment changes nothing', async () => {
  const order = await shop.atStripe();
  const session = shop.stripe.pay(order.session);
  await shop.notice('checkout.session.completed', session);
  await shop.store.store.records.transaction((tx) =>
    tx.run(`update order_transaction set state = 'cancelled' where order_id = '${order.orderId}'`),
  );
  expect(await shop.notice('checkout.session.completed', session)).toBe(200);
  expect((await shop.states(order)).payments).toEqual(['cancelled']);
});
