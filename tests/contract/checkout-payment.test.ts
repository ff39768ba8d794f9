import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPage } from '#store/payment/page.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, countryId, paymentId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const SITE = 'https://shop.example';
const urls = { finishUrl: `${SITE}/checkout/success/paid`, errorUrl: `${SITE}/checkout/success/unpaid` };

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

/** A guest's order, to be paid this way. */
async function anOrder(
  method: string,
  iso = 'CH',
  [article, quantity]: [string, number] = ['60-101', 1],
): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = aShopper(store);
  await shopper.put(article, quantity);
  const zipcode = iso === 'CH' ? '6060' : '10115';
  await shopper.becomeGuest({
    storefrontUrl: SITE,
    billingAddress: { street: 'Weg 1', zipcode, city: 'Ort', countryId: countryId(iso) },
  });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  const { body } = await shopper.requestStore('POST', '/checkout/order');
  return { shopper, orderId: body.id };
}

const begin = ({ shopper, orderId }: { shopper: Shopper; orderId: string }, more = {}) =>
  shopper.requestStore('POST', '/handle-payment', { orderId, ...urls, ...more });

/** Opens the payment page, or presses one of its buttons. */
function visit(url: string, decision?: string): Promise<Response> {
  const token = url.split('/').at(-1) ?? '';
  const body = decision && `decision=${decision}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body?.length ?? 0) };
  return cardPage(store.store, token, new Request(url, body ? { method: 'POST', body, headers } : {}));
}

const states = async ({ shopper, orderId }: { shopper: Shopper; orderId: string }) => {
  const { body } = await shopper.requestStore('POST', '/order', { ids: [orderId], checkPromotion: true });
  const [order] = body.orders.elements;
  return {
    payments: order.transactions.map(
      (each: { stateMachineState: { technicalName: string } }) => each.stateMachineState.technicalName,
    ),
    changeable: body.paymentChangeable[orderId],
    granted: order.lineItems[0].downloads[0].accessGranted,
  };
};

describe('paying', () => {
  it.each(['invoice', 'prepayment'])('by %s leaves nothing to do now', async (method) => {
    const response = await begin(await anOrder(method));
    expect(findings('POST', '/handle-payment', response.status, response.body)).toEqual([]);
    expect(response.body.redirectUrl).toBeNull();
  });

  it('by card goes to a page without script, and back with the money', async () => {
    const order = await anOrder('card');
    const { body, status } = await begin(order);
    expect(findings('POST', '/handle-payment', status, body)).toEqual([]);
    expect(body.redirectUrl).toMatch(/^https:\/\/shop\.example\/payment\/card\/[0-9a-f]{32}$/);
    const page = await visit(body.redirectUrl);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('CHF 12.90');
    expect(html).not.toMatch(/<script| style=| on\w+=/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const paid = await visit(body.redirectUrl, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, urls.finishUrl]);
    expect(await states(order)).toEqual({ payments: ['paid'], changeable: false, granted: true });
  });

  it.each([
    ['decline', 'failed', 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED'],
    ['cancel', 'cancelled', 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT'],
  ])('%s leads to the unpaid page, and may be tried again', async (decision, state, code) => {
    const order = await anOrder('card');
    const { body } = await begin(order);
    const back = await visit(body.redirectUrl, decision);
    expect(back.headers.get('location')).toBe(`${urls.errorUrl}?error-code=${code}`);
    expect(await states(order)).toEqual({ payments: [state], changeable: true, granted: false });
    const again = await begin(order);
    await visit(again.body.redirectUrl, 'pay');
    expect((await states(order)).payments).toEqual([state, 'paid']);
  });

  it('works once: neither the link nor the order can be paid again', async () => {
    const order = await anOrder('card');
    const [{ body: one }, { body: two }] = [await begin(order), await begin(order)];
    const responses = await Promise.all([1, 2, 3].map(() => visit(one.redirectUrl, 'pay')));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect([(await visit(one.redirectUrl)).status, (await visit(two.redirectUrl, 'decline')).status]).toEqual([
      410, 410,
    ]);
    expect((await begin(order)).body.redirectUrl).toBeNull();
    expect((await states(order)).payments).toEqual(['paid']);
    for (const path of ['/order/payment', '/order/state/cancel']) {
      const response = await order.shopper.requestStore('POST', path, {
        orderId: order.orderId,
        paymentMethodId: paymentId('invoice'),
      });
      expect(response).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'CHECKOUT__ORDER_ORDER_ALREADY_PAID' }] },
      });
    }
  });

  it('that is never finished stays open, may be begun again or made otherwise, and then its page is closed', async () => {
    const order = await anOrder('card');
    const { body: lost } = await begin(order);
    expect(await states(order)).toEqual({ payments: ['open'], changeable: true, granted: false });
    const { body: again } = await begin(order);
    expect([(await visit(lost.redirectUrl)).status, (await visit(again.redirectUrl)).status]).toEqual([200, 200]);
    const otherwise = { orderId: order.orderId, paymentMethodId: paymentId('invoice') };
    await order.shopper.requestStore('POST', '/order/payment', otherwise);
    for (const { redirectUrl } of [lost, again]) {
      expect((await visit(redirectUrl)).status).toBe(410);
      expect((await visit(redirectUrl, 'pay')).status).toBe(410);
    }
    expect((await states(order)).payments).toEqual(['cancelled', 'open']);
  });

  it('begun again and again is one page', async () => {
    const order = await anOrder('card');
    const pages = new Set<string>();
    for (let again = 0; again < 5; again += 1) pages.add((await begin(order)).body.redirectUrl);
    expect(pages.size).toBe(1);
  });

  it('may fail ten times, the tenth may be paid, and no other way follows', async () => {
    const order = await anOrder('card');
    for (let again = 0; again < 9; again += 1) await visit((await begin(order)).body.redirectUrl, 'decline');
    const { body } = await begin(order);
    const otherwise = { orderId: order.orderId, paymentMethodId: paymentId('invoice') };
    const change = await order.shopper.requestStore('POST', '/order/payment', otherwise);
    await visit(body.redirectUrl, 'decline');
    const late = await begin(order);
    const refusal = { status: 400, body: { errors: [{ code: 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE' }] } };
    expect([change, late]).toMatchObject([refusal, refusal]);
    expect(await states(order)).toEqual({ payments: Array(10).fill('failed'), changeable: false, granted: false });
  });

  it('says little to an unknown token or an odd form', async () => {
    const page = await visit(`${SITE}/payment/card/${'0'.repeat(32)}`);
    expect(page.status).toBe(410);
    const { body } = await begin(await anOrder('card'));
    expect((await visit(body.redirectUrl, 'steal')).status).toBe(400);
    expect((await visit(body.redirectUrl, 'x'.repeat(5000))).status).toBe(400);
  });
});

describe('the way back', () => {
  it.each([
    ['elsewhere', 'https://evil.example/paid'],
    ['a look-alike', 'https://shop.example.evil.example/paid'],
    ['user info', 'https://shop.example@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['an odd one', { toString: 1 }],
  ])('never leads out of the shop: %s', async (_, finishUrl) => {
    const response = await begin(await anOrder('card'), { finishUrl });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].source.pointer).toBe('/finishUrl');
  });

  it.each([
    { finishUrl: undefined, errorUrl: undefined },
    { finishUrl: '', errorUrl: null },
  ])('is the order’s own page where the call names none, as a Shopware takes it: %j', async (none) => {
    const order = await anOrder('card');
    const { body } = await begin(order, none);
    const paid = await visit(body.redirectUrl, 'pay');
    expect(paid.headers.get('location')).toBe(`${SITE}/checkout/success/${order.orderId}/paid`);
  });

  it.each(['https://www.shop.example/paid', 'http://localhost:4321/paid'])('may lead to %s', async (finishUrl) => {
    expect((await begin(await anOrder('card'), { finishUrl })).status).toBe(200);
  });
});

describe('another way to pay', () => {
  it('replaces an open one, and the same again changes nothing', async () => {
    const order = await anOrder('card');
    const change = () =>
      order.shopper.requestStore('POST', '/order/payment', {
        orderId: order.orderId,
        paymentMethodId: paymentId('invoice'),
      });
    const { status, body } = await change();
    expect(findings('POST', '/order/payment', status, body)).toEqual([]);
    await change();
    expect((await states(order)).payments).toEqual(['cancelled', 'open']);
    expect((await begin(order)).body.redirectUrl).toBeNull();
  });

  it.each([
    ['unknown', 'nothing', 'CH'],
    ['not offered in the country', 'twint', 'DE'],
  ])('has to be available: %s', async (_, method, iso) => {
    const { shopper, orderId } = await anOrder('card', iso);
    const response = await shopper.requestStore('POST', '/order/payment', {
      orderId,
      paymentMethodId: paymentId(method),
    });
    expect(response).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE' }] },
    });
  });

  it('is offered by the order’s own total, not by the empty cart', async () => {
    const { shopper, orderId } = await anOrder('card', 'CH', ['31-902', 2]);
    const read = async (more: object) => {
      const { status, body } = await shopper.requestStore('POST', '/payment-method', { onlyAvailable: true, ...more });
      expect(findings('POST', '/payment-method', status, body)).toEqual([]);
      return body.elements.map(({ technicalName }: { technicalName: string }) => technicalName);
    };
    expect(await read({})).toContain('payment_invoice');
    const offered = await read({ orderId });
    expect(offered).toEqual(['payment_prepayment', 'payment_card', 'payment_twint', 'payment_postfinance']);
    for (const key of ['invoice', 'prepayment', 'card', 'twint', 'postfinance']) {
      const paymentChange = { orderId, paymentMethodId: paymentId(key) };
      const { status } = await shopper.requestStore('POST', '/order/payment', paymentChange);
      expect([key, status]).toEqual([key, offered.includes(`payment_${key}`) ? 200 : 404]);
    }
  });

  it('says for whom it is, in the language of who asks (D4)', async () => {
    const { body } = await aShopper(store).requestStore('POST', '/payment-method', {});
    const hints = body.elements.map((method: { technicalName: string; customFields: { hof_hint: string | null } }) => [
      ...[method.technicalName, method.customFields.hof_hint],
    ]);
    expect(Object.fromEntries(hints)).toMatchObject({
      payment_invoice: expect.stringMatching(/bis CHF\s2’000\.00/),
      payment_card: null,
    });
  });

  it.each([
    ['somebody else’s', async () => (await anOrder('card')).orderId],
    ['unknown', async () => 'f'.repeat(32)],
    ['an odd one', async () => ({ $ne: null })],
    ['empty', async () => ''],
  ])('is not told of an order that is %s', async (_, orderId) => {
    const { shopper } = await anOrder('card');
    const criteria = { onlyAvailable: true, orderId: await orderId() };
    const response = await shopper.requestStore('POST', '/payment-method', criteria);
    expect(response).toMatchObject({ status: 404, body: { errors: [{ code: 'CHECKOUT__ORDER_ORDER_NOT_FOUND' }] } });
    const stranger = await aShopper(store).requestStore('POST', '/payment-method', criteria);
    expect(stranger).toMatchObject({ status: 403, body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] } });
  });

  it('is nobody else’s matter', async () => {
    const { orderId } = await anOrder('card');
    const { shopper } = await anOrder('card');
    const response = await shopper.requestStore('POST', '/order/payment', {
      orderId,
      paymentMethodId: paymentId('invoice'),
    });
    expect(response.status).toBe(404);
    const unknown = await shopper.requestStore('POST', '/handle-payment', { orderId: 'f'.repeat(32), ...urls });
    expect(unknown).toMatchObject({ status: 404, body: { errors: [{ code: 'CHECKOUT__INVALID_ORDER_ID' }] } });
  });
});
