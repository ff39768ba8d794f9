import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refundOrder } from '#store/payment/refund.ts';
import { answerStripe } from '#store/payment/stripe/answer.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { type AStripe, aMessage, aStripe, STRIPE_SECRETS } from '#tests/support/a-stripe.ts';
import { aQuietStore, aShopper, paymentId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const SITE = 'https://shop.example';
const urls = { finishUrl: `${SITE}/checkout/success/paid`, errorUrl: `${SITE}/checkout/success/unpaid` };
/** CHF 12.90, in cents. */
const TOTAL = 1290;

let stripe: AStripe;
let store: AStore;
beforeAll(async () => {
  stripe = await aStripe();
  store = await aQuietStore({ SITE_URL: SITE, STRIPE_API_URL: stripe.url, ...STRIPE_SECRETS });
});
afterAll(async () => {
  await store.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.trouble.answer = null;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type AnOrder = { shopper: Shopper; orderId: string };

async function anOrder(method = 'card'): Promise<AnOrder> {
  const shopper = aShopper(store);
  await shopper.put('60-101');
  await shopper.becomeGuest({ storefrontUrl: SITE });
  await shopper.ask('PATCH', '/context', { paymentMethodId: paymentId(method) });
  const { body } = await shopper.ask('POST', '/checkout/order');
  return { shopper, orderId: body.id };
}

const begin = ({ shopper, orderId }: AnOrder) => shopper.ask('POST', '/handle-payment', { orderId, ...urls });

/** An order whose page at Stripe is open, and what Stripe calls it. */
async function atStripe(method = 'card'): Promise<AnOrder & { session: string; visit: string }> {
  const order = await anOrder(method);
  const { body } = await begin(order);
  const session = String(body.redirectUrl).split('/').at(-1) ?? '';
  return { ...order, session, visit: stripe.sessions.get(session)?.metadata.visit };
}

const told = async (type: string, object: unknown, how = {}): Promise<number> =>
  (await answerStripe(store.store, 'webhook', aMessage(type, object, how))).status;

const comesBack = async (visit: string, way: 'return' | 'cancel') =>
  (
    await answerStripe(store.store, `${visit}/${way}`, new Request(`${SITE}/payment/stripe/${visit}/${way}`))
  ).headers.get('location');

async function states({ shopper, orderId }: AnOrder) {
  const { body } = await shopper.ask('POST', '/order', { ids: [orderId] });
  const [order] = body.orders.elements;
  return {
    payments: order.transactions.map(
      (each: { stateMachineState: { technicalName: string } }) => each.stateMachineState.technicalName,
    ),
    granted: order.lineItems[0].downloads[0].accessGranted,
    documents: order.documents.length,
  };
}

const PAID = { payments: ['paid'], granted: true, documents: 1 };
const OPEN = { payments: ['open'], granted: false, documents: 0 };

describe('a page at Stripe', () => {
  it.each([
    ['card', 'card'],
    ['twint', 'twint'],
  ])('is asked for with one line, the total, and the method alone: %s', async (method, type) => {
    const order = await anOrder(method);
    const { status, body } = await begin(order);
    expect(findings('POST', '/handle-payment', status, body)).toEqual([]);
    expect(body.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const { asked } = stripe.sessions.get(body.redirectUrl.split('/').at(-1));
    expect(asked).toMatchObject({
      mode: 'payment',
      locale: 'de',
      customer_email: 'anna.muster@example.com',
      'allowed_payment_method_types[0]': type,
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'chf',
      'line_items[0][price_data][unit_amount]': String(TOTAL),
      'payment_intent_data[metadata][orderId]': order.orderId,
    });
    expect(Object.keys(asked).filter((name) => name.startsWith('line_items[1]'))).toEqual([]);
  });

  it('is one, however often and from however many tabs it is asked for', async () => {
    const order = await anOrder();
    const before = stripe.sessions.size;
    const answers = await Promise.all([1, 2, 3].map(() => begin(order)));
    const again = await begin(order);
    expect(new Set([...answers, again].map(({ body }) => body.redirectUrl)).size).toBe(1);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it('that has run out is replaced by another, and its late message changes nothing', async () => {
    const order = await atStripe();
    const old = { ...stripe.sessions.get(order.session), status: 'expired', url: null };
    stripe.sessions.set(order.session, old);
    const { body } = await begin(order);
    expect(body.redirectUrl).not.toContain(order.session);
    expect(await told('checkout.session.expired', old)).toBe(200);
    expect(await states(order)).toEqual(OPEN);
  });

  it.each([
    ['refuses', () => Response.json({ error: { type: 'invalid_request_error', message: 'no' } }, { status: 400 })],
    ['is broken', () => new Response('<h1>', { status: 500 })],
  ])('that can’t be had because Stripe %s leaves the order and leads to the unpaid page', async (_, answer) => {
    const order = await anOrder();
    stripe.trouble.answer = answer;
    const { body } = await begin(order);
    expect(body.redirectUrl).toBe(`${urls.errorUrl}?error-code=CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED`);
    stripe.trouble.answer = null;
    expect((await begin(order)).body.redirectUrl).toContain('checkout.stripe.com');
    expect((await states(order)).payments).toEqual(['failed', 'open']);
  });

  it('stands in for nothing that Stripe can’t take: PostFinance is not offered', async () => {
    const { body } = await aShopper(store).ask('POST', '/payment-method', { onlyAvailable: true });
    const names = body.elements.map(({ technicalName }: { technicalName: string }) => technicalName);
    expect(names).toEqual(expect.arrayContaining(['payment_card', 'payment_twint']));
    expect(names).not.toContain('payment_postfinance');
  });
});

describe('the way back', () => {
  it('with the money pays the order before Stripe’s message comes, which changes nothing then', async () => {
    const order = await atStripe();
    const session = stripe.pay(order.session);
    expect(await comesBack(order.visit, 'return')).toBe(urls.finishUrl);
    expect(await states(order)).toEqual(PAID);
    expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await states(order)).toEqual(PAID);
    expect((await begin(order)).body.redirectUrl).toBeNull();
  });

  it('without the money closes the page and lets the shopper try again', async () => {
    const order = await atStripe();
    const back = await comesBack(order.visit, 'cancel');
    expect(back).toBe(`${urls.errorUrl}?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`);
    expect(stripe.sessions.get(order.session).status).toBe('expired');
    expect((await states(order)).payments).toEqual(['cancelled']);
    await begin(order);
    expect((await states(order)).payments).toEqual(['cancelled', 'open']);
  });

  it('can’t be talked into «paid»: Stripe is asked, not the address', async () => {
    const order = await atStripe();
    expect(await comesBack(order.visit, 'return')).toContain('error-code=');
    expect(await states(order)).toEqual(OPEN);
    for (const odd of ['f'.repeat(32), '', '../webhook', `${order.visit}0`])
      expect(await comesBack(odd, 'return')).toBeNull();
  });

  it('that says «cancel» after paying is paid nevertheless', async () => {
    const order = await atStripe();
    stripe.pay(order.session);
    expect(await comesBack(order.visit, 'cancel')).toBe(urls.finishUrl);
    expect(await states(order)).toEqual(PAID);
  });

  it('while Stripe does not answer trusts the message to come', async () => {
    const order = await atStripe();
    const session = stripe.pay(order.session);
    stripe.trouble.answer = () => new Response('', { status: 500 });
    expect(await comesBack(order.visit, 'return')).toBe(urls.finishUrl);
    expect(await states(order)).toEqual(OPEN);
    expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await states(order)).toEqual(PAID);
  });
});

describe('a message of Stripe’s', () => {
  it('pays the order, once, however often it comes', async () => {
    const order = await atStripe();
    const session = stripe.pay(order.session);
    const same = { id: 'evt_same' };
    const answers = await Promise.all([1, 2, 3].map(() => told('checkout.session.completed', session, same)));
    expect([...answers, await told('checkout.session.completed', session)]).toEqual([200, 200, 200, 200]);
    expect(await states(order)).toEqual(PAID);
  });

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['an old signature', { at: Math.floor(Date.now() / 1000) - 3600 }],
  ])('is refused with %s', async (_, how) => {
    const order = await atStripe();
    expect(await told('checkout.session.completed', stripe.pay(order.session), how)).toBe(400);
    expect(await states(order)).toEqual(OPEN);
  });

  it('is refused when a byte of it has changed, when it is not signed, too long or no message at all', async () => {
    const order = await atStripe();
    const signed = aMessage('checkout.session.completed', stripe.pay(order.session));
    const headers = Object.fromEntries(signed.headers);
    const body = await signed.text();
    const requests = [
      { headers, body: body.replace('"paid"', '"paid" ') },
      { body },
      { headers: { 'stripe-signature': 'x' }, body: 'x'.repeat(300_000) },
      { headers: { 'stripe-signature': 't=,v1=' }, body: '' },
    ];
    for (const init of requests) {
      const answer = await answerStripe(store.store, 'webhook', new Request(signed.url, { method: 'POST', ...init }));
      expect(answer.status).toBe(400);
    }
    expect(await states(order)).toEqual(OPEN);
  });

  it.each([
    ['less', { amount_total: TOTAL - 5 }],
    ['another currency', { currency: 'eur' }],
  ])('with %s than was asked for pays nothing', async (_, more) => {
    const order = await atStripe();
    expect(await told('checkout.session.completed', stripe.pay(order.session, more))).toBe(400);
    expect(await states(order)).toEqual(OPEN);
  });

  it('that the bank takes its time is followed by the end, in whichever order they come', async () => {
    const [slow, odd] = [await atStripe(), await atStripe()];
    const waiting = stripe.pay(slow.session, { payment_status: 'unpaid' });
    expect(await told('checkout.session.completed', waiting)).toBe(200);
    expect((await states(slow)).payments).toEqual(['in_progress']);
    expect((await begin(slow)).body.redirectUrl).toBeNull();
    expect(await told('checkout.session.async_payment_succeeded', stripe.pay(slow.session))).toBe(200);
    expect(await states(slow)).toEqual(PAID);

    expect(await told('checkout.session.async_payment_succeeded', stripe.pay(odd.session))).toBe(200);
    expect(await told('checkout.session.completed', stripe.pay(odd.session, { payment_status: 'unpaid' }))).toBe(200);
    expect(
      await told('checkout.session.expired', stripe.pay(odd.session, { payment_status: 'unpaid', status: 'expired' })),
    ).toBe(200);
    expect(
      await told('checkout.session.async_payment_failed', stripe.pay(odd.session, { payment_status: 'unpaid' })),
    ).toBe(200);
    expect(await states(odd)).toEqual(PAID);
  });

  it.each([
    ['checkout.session.async_payment_failed', { status: 'complete' }, 'failed'],
    ['checkout.session.expired', { status: 'expired' }, 'cancelled'],
  ])('%s ends the payment, and another may follow', async (type, more, state) => {
    const order = await atStripe();
    expect(await told(type, { ...stripe.sessions.get(order.session), ...more })).toBe(200);
    expect((await states(order)).payments).toEqual([state]);
    expect((await begin(order)).body.redirectUrl).toContain('checkout.stripe.com');
  });

  it('of somebody else’s, or of a kind that is new, is answered and changes nothing', async () => {
    expect(await told('checkout.session.completed', { id: 'cs_other', metadata: {}, payment_status: 'paid' })).toBe(
      200,
    );
    expect(await told('charge.refunded', { id: 'ch_other', metadata: {}, amount_refunded: 100 })).toBe(200);
    expect(await told('something.new', { id: 'x' })).toBe(200);
  });
});

describe('a payment that nobody waits for any more', () => {
  it('can’t be made: its page is closed when the order is called off or paid otherwise', async () => {
    const [off, other] = [await atStripe(), await atStripe()];
    await off.shopper.ask('POST', '/order/state/cancel', { orderId: off.orderId });
    await other.shopper.ask('POST', '/order/payment', {
      orderId: other.orderId,
      paymentMethodId: paymentId('invoice'),
    });
    expect([off, other].map(({ session }) => stripe.sessions.get(session).status)).toEqual(['expired', 'expired']);
  });

  it('and was made nevertheless is noted, and the other one is called off', async () => {
    const order = await atStripe();
    stripe.trouble.answer = () => new Response('', { status: 500 });
    await order.shopper.ask('POST', '/order/payment', {
      orderId: order.orderId,
      paymentMethodId: paymentId('invoice'),
    });
    stripe.trouble.answer = null;
    expect(await told('checkout.session.completed', stripe.pay(order.session))).toBe(200);
    expect(await states(order)).toEqual({ payments: ['paid', 'cancelled'], granted: true, documents: 1 });
  });
});

it('a message that is played again after the owner has dealt with the payment changes nothing', async () => {
  const order = await atStripe();
  const session = stripe.pay(order.session);
  await told('checkout.session.completed', session);
  await store.store.records.transaction((tx) =>
    tx.run(`update order_transaction set state = 'cancelled' where order_id = '${order.orderId}'`),
  );
  expect(await told('checkout.session.completed', session)).toBe(200);
  expect((await states(order)).payments).toEqual(['cancelled']);
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
    const order = await atStripe();
    const session = stripe.pay(order.session);
    await told('checkout.session.completed', session);
    return { ...order, transactionId: session.metadata.transactionId as string };
  }

  it('goes in parts, and never beyond what was paid', async () => {
    const order = await aPaid();
    expect(await refundOrder(store.store, order.orderId, 290, now)).toBe(290);
    expect((await states(order)).payments).toEqual(['refunded_partially']);
    await expect(refundOrder(store.store, order.orderId, 1001, now)).rejects.toMatchObject({ status: 400 });
    expect(await refundOrder(store.store, order.orderId, null, now)).toBe(1000);
    expect((await states(order)).payments).toEqual(['refunded']);
    await expect(refundOrder(store.store, order.orderId, null, now)).rejects.toMatchObject({ status: 400 });
    expect(stripe.refunds.slice(-2)).toMatchObject([
      { payment_intent: `pi_${order.session}`, amount: '290' },
      { payment_intent: `pi_${order.session}`, amount: '1000' },
    ]);
  });

  it.each([0, -5, 1.5, Number.NaN])('of %d cents is refused', async (cents) => {
    const order = await aPaid();
    await expect(refundOrder(store.store, order.orderId, cents, now)).rejects.toMatchObject({ status: 400 });
  });

  it('whose answer is lost is asked for again, not twice', async () => {
    const order = await aPaid();
    stripe.trouble.answer = () => new Response('', { status: 500 });
    await expect(refundOrder(store.store, order.orderId, 500, now)).rejects.toThrow();
    stripe.trouble.answer = null;
    const before = stripe.refunds.length;
    expect(await refundOrder(store.store, order.orderId, 500, now)).toBe(500);
    expect(stripe.refunds.length).toBe(before + 1);
    expect((await states(order)).payments).toEqual(['refunded_partially']);
  });

  it('that Stripe refuses leaves the money where it is', async () => {
    const order = await aPaid();
    stripe.trouble.answer = () =>
      Response.json({ error: { type: 'invalid_request_error', message: 'Insufficient funds' } }, { status: 400 });
    await expect(refundOrder(store.store, order.orderId, null, now)).rejects.toThrow('Insufficient funds');
    stripe.trouble.answer = null;
    expect((await states(order)).payments).toEqual(['paid']);
    expect(await refundOrder(store.store, order.orderId, null, now)).toBe(TOTAL);
  });

  it('at Stripe itself is noted, once, and one of ours is not noted twice', async () => {
    const order = await aPaid();
    await refundOrder(store.store, order.orderId, 290, now);
    expect(await told('charge.refunded', charge(order, order.transactionId, 290))).toBe(200);
    await expect(refundOrder(store.store, order.orderId, 1001, now)).rejects.toMatchObject({ status: 400 });
    expect(await told('charge.refunded', charge(order, order.transactionId, TOTAL))).toBe(200);
    expect((await states(order)).payments).toEqual(['refunded']);
  });

  it('that is told before the payment is refused, so that Stripe tells it again', async () => {
    const order = await atStripe();
    const session = stripe.pay(order.session);
    const early = { id: 'evt_early' };
    const refunded = charge(order, session.metadata.transactionId, TOTAL);
    expect(await told('charge.refunded', refunded, early)).toBe(409);
    await told('checkout.session.completed', session);
    expect(await told('charge.refunded', refunded, early)).toBe(200);
    expect((await states(order)).payments).toEqual(['refunded']);
  });
});
