import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoreAtStripe, OPEN, PAID, TOTAL, urls } from '#tests/support/at-stripe.ts';
import { aShopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let shop: Awaited<ReturnType<typeof aStoreAtStripe>>;
beforeAll(async () => {
  shop = await aStoreAtStripe();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.trouble.respond = null;
});

describe('a page at Stripe', () => {
  it.each([
    ['card', 'card'],
    ['twint', 'twint'],
  ])('is asked for with one line, the total, and the method alone: %s', async (method, type) => {
    const order = await shop.anOrder(method);
    const { status, body } = await shop.begin(order);
    expect(findings('POST', '/handle-payment', status, body)).toEqual([]);
    expect(body.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const { params } = shop.stripe.sessions.get(body.redirectUrl.split('/').at(-1));
    expect(params).toMatchObject({
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
    expect(Object.keys(params).filter((name) => name.startsWith('line_items[1]'))).toEqual([]);
  });

  it('is one, however often and from however many tabs it is asked for', async () => {
    const order = await shop.anOrder();
    const before = shop.stripe.sessions.size;
    const responses = await Promise.all([1, 2, 3].map(() => shop.begin(order)));
    const again = await shop.begin(order);
    expect(new Set([...responses, again].map(({ body }) => body.redirectUrl)).size).toBe(1);
    expect(shop.stripe.sessions.size).toBe(before + 1);
  });

  it('that has run out is replaced by another, and its late message changes nothing', async () => {
    const order = await shop.atStripe();
    const old = { ...shop.stripe.sessions.get(order.session), status: 'expired', url: null };
    shop.stripe.sessions.set(order.session, old);
    const { body } = await shop.begin(order);
    expect(body.redirectUrl).not.toContain(order.session);
    expect(await shop.notice('checkout.session.expired', old)).toBe(200);
    expect(await shop.states(order)).toEqual(OPEN);
  });

  it.each([
    ['refuses', () => Response.json({ error: { type: 'invalid_request_error', message: 'no' } }, { status: 400 })],
    ['is broken', () => new Response('<h1>', { status: 500 })],
  ])('that can’t be had because Stripe %s leaves the order and leads to the unpaid page', async (_, respond) => {
    const order = await shop.anOrder();
    shop.stripe.trouble.respond = respond;
    const { body } = await shop.begin(order);
    expect(body.redirectUrl).toBe(`${urls.errorUrl}?error-code=CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED`);
    shop.stripe.trouble.respond = null;
    expect((await shop.begin(order)).body.redirectUrl).toContain('checkout.stripe.com');
    expect((await shop.states(order)).payments).toEqual(['failed', 'open']);
  });

  it('stands in for nothing that Stripe can’t take: PostFinance is not offered', async () => {
    const { body } = await aShopper(shop.store).requestStore('POST', '/payment-method', { onlyAvailable: true });
    const names = body.elements.map(({ technicalName }: { technicalName: string }) => technicalName);
    expect(names).toEqual(expect.arrayContaining(['payment_card', 'payment_twint']));
    expect(names).not.toContain('payment_postfinance');
  });
});

describe('the way back', () => {
  it('with the money pays the order before Stripe’s message comes, which changes nothing then', async () => {
    const order = await shop.atStripe();
    const session = shop.stripe.pay(order.session);
    expect(await shop.comesBack(order.visit, 'return')).toBe(urls.finishUrl);
    expect(await shop.states(order)).toEqual(PAID);
    expect(await shop.notice('checkout.session.completed', session)).toBe(200);
    expect(await shop.states(order)).toEqual(PAID);
    expect((await shop.begin(order)).body.redirectUrl).toBeNull();
  });

  it('without the money closes the page and lets the shopper try again', async () => {
    const order = await shop.atStripe();
    const back = await shop.comesBack(order.visit, 'cancel');
    expect(back).toBe(`${urls.errorUrl}?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`);
    expect(shop.stripe.sessions.get(order.session).status).toBe('expired');
    expect((await shop.states(order)).payments).toEqual(['cancelled']);
    await shop.begin(order);
    expect((await shop.states(order)).payments).toEqual(['cancelled', 'open']);
  });

  it('can’t be talked into «paid»: Stripe is asked, not the address', async () => {
    const order = await shop.atStripe();
    expect(await shop.comesBack(order.visit, 'return')).toContain('error-code=');
    expect(await shop.states(order)).toEqual(OPEN);
    for (const odd of ['f'.repeat(32), '', '../webhook', `${order.visit}0`])
      expect(await shop.comesBack(odd, 'return')).toBeNull();
  });

  it('that says «cancel» after paying is paid nevertheless', async () => {
    const order = await shop.atStripe();
    shop.stripe.pay(order.session);
    expect(await shop.comesBack(order.visit, 'cancel')).toBe(urls.finishUrl);
    expect(await shop.states(order)).toEqual(PAID);
  });

  it('while Stripe does not answer trusts the message to come', async () => {
    const order = await shop.atStripe();
    const session = shop.stripe.pay(order.session);
    shop.stripe.trouble.respond = () => new Response('', { status: 500 });
    expect(await shop.comesBack(order.visit, 'return')).toBe(urls.finishUrl);
    expect(await shop.states(order)).toEqual(OPEN);
    expect(await shop.notice('checkout.session.completed', session)).toBe(200);
    expect(await shop.states(order)).toEqual(PAID);
  });
});
