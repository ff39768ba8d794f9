import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore & { folder: string };
beforeAll(async () => {
  store = await aQuietStore({ SITE_URL: 'https://shop.example' });
});
afterAll(() => store.close());

async function aBuyer(article = '41-201', quantity = 2): Promise<Shopper> {
  const shopper = aShopper(store);
  await shopper.put(article, quantity);
  await shopper.becomeGuest({ storefrontUrl: 'https://shop.example/fr-FR' });
  return shopper;
}

const stockOf = async (article: string): Promise<number> => {
  const [row] = await store.store.records.read.all<[number]>(
    `select available from stock where product_id = '${productId(article)}'`,
  );
  return row?.[0] ?? Number.NaN;
};

describe('an order', () => {
  it('is placed by a guest: valid, whole, with the cart empty, the stock lower and the mail written (C11, F1)', async () => {
    const shopper = await aBuyer('10-104-CR', 2);
    const [stock, { body: cart }] = [await stockOf('10-104-CR'), await shopper.requestStore('GET', '/checkout/cart')];
    const { status, body } = await shopper.requestStore('POST', '/checkout/order', {
      customerComment: 'Bitte\u0000 klingeln',
      hash: cart.hash,
    });
    expect(findings('POST', '/checkout/order', status, body)).toEqual([]);
    expect(body).toMatchObject({
      orderNumber: expect.stringMatching(/^1\d{4}$/),
      amountTotal: 498,
      customerComment: 'Bitte klingeln',
      stateMachineState: { technicalName: 'open' },
      orderCustomer: { email: 'anna.muster@example.com' },
      billingAddress: { city: 'Sarnen', country: { iso: 'CH' } },
      shippingTotal: 0,
      lineItems: [
        { quantity: 2, totalPrice: 498, payload: { productNumber: '10-104-CR' }, good: true, cover: expect.anything() },
        {
          type: 'promotion',
          totalPrice: 0,
          label: expect.stringMatching(/^Gratisversand/),
          good: false,
          productId: null,
          payload: { discountScope: 'delivery' },
        },
      ],
      deliveries: [
        { shippingMethod: { technicalName: 'shipping_standard' }, stateMachineState: { technicalName: 'open' } },
        { shippingCosts: { totalPrice: -10.9 }, stateMachineState: { technicalName: 'open' } },
      ],
      transactions: [
        { paymentMethod: { technicalName: 'payment_card' }, stateMachineState: { technicalName: 'open' } },
      ],
    });
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toEqual([]);
    expect(await stockOf('10-104-CR')).toBe(stock - 2);
    await store.store.outbox.flush();
    const file = readdirSync(join(store.folder, 'outbox')).find((name) =>
      name.startsWith(`order-${body.orderNumber}-`),
    );
    const mail = readFileSync(join(store.folder, 'outbox', file ?? ''), 'utf8');
    expect(mail.replaceAll('=\r\n', '')).toContain(`https://shop.example/account/order/${body.deepLinkCode}`);
    expect(readdirSync(join(store.folder, 'outbox')).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('has numbers that follow one another, also after one that was refused', async () => {
    const [first, second] = [await aBuyer(), await aBuyer()];
    const { body: one } = await first.requestStore('POST', '/checkout/order');
    await second.requestStore('POST', '/checkout/order', { hash: 'another' });
    const { body: two } = await second.requestStore('POST', '/checkout/order');
    expect(Number(two.orderNumber)).toBe(Number(one.orderNumber) + 1);
  });

  it('is one order however often and however quickly it is sent', async () => {
    const shopper = await aBuyer();
    const { hash } = (await shopper.requestStore('GET', '/checkout/cart')).body;
    const responses = await Promise.all([1, 2, 3].map(() => shopper.requestStore('POST', '/checkout/order', { hash })));
    const again = await shopper.requestStore('POST', '/checkout/order', { hash });
    expect(new Set([...responses, again].map(({ body }) => body.id)).size).toBe(1);
    expect((await shopper.requestStore('POST', '/order')).body.orders.elements).toHaveLength(1);
    const other = await shopper.requestStore('POST', '/checkout/order', { hash: 'another' });
    expect(other).toMatchObject({ status: 400, body: { errors: [{ code: 'CHECKOUT__CART_EMPTY' }] } });
  });

  it('is one order when the answer is lost and another tab has filled the cart anew', async () => {
    const shopper = await aBuyer();
    const { hash } = (await shopper.requestStore('GET', '/checkout/cart')).body;
    const { body: first } = await shopper.requestStore('POST', '/checkout/order', { hash });
    await shopper.put('12-110');
    expect((await shopper.requestStore('POST', '/checkout/order', { hash })).body.id).toBe(first.id);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toHaveLength(1);
    const { hash: next } = (await shopper.requestStore('GET', '/checkout/cart')).body;
    expect((await shopper.requestStore('POST', '/checkout/order', { hash: next })).body.id).not.toBe(first.id);
  });

  it('is two orders when the same goods are bought again', async () => {
    const shopper = await aBuyer();
    const { body: first } = await shopper.requestStore('POST', '/checkout/order');
    await shopper.put('41-201', 2);
    expect((await shopper.requestStore('POST', '/checkout/order')).body.id).not.toBe(first.id);
  });

  it('is refused without a customer, without goods, and for a cart that is no longer the one that was seen', async () => {
    const anonymous = aShopper(store);
    await anonymous.put('41-201');
    const codes = [(await anonymous.requestStore('POST', '/checkout/order')).body.errors[0].code];
    const buyer = await aBuyer();
    const changed = await buyer.requestStore('POST', '/checkout/order', { hash: 'seen-before' });
    expect(changed.status).toBe(409);
    await buyer.requestStore('DELETE', '/checkout/cart');
    codes.push(changed.body.errors[0].code, (await buyer.requestStore('POST', '/checkout/order')).body.errors[0].code);
    expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'CHECKOUT__CART_HASH_MISMATCH', 'CHECKOUT__CART_EMPTY']);
  });

  it('is refused once when the stock has fallen meanwhile, and goes with what is left', async () => {
    const [slow, quick] = [await aBuyer('20-102-TE', 6), await aBuyer('20-102-TE', 4)];
    expect((await quick.requestStore('POST', '/checkout/order')).status).toBe(200);
    const refused = await slow.requestStore('POST', '/checkout/order');
    expect(refused).toMatchObject({ status: 500, body: { errors: [{ code: 'CHECKOUT__CART_INVALID' }] } });
    const { body } = await slow.requestStore('POST', '/checkout/order');
    expect(body.lineItems[0].quantity).toBe(2);
    expect(await stockOf('20-102-TE')).toBe(0);
  });

  it('goes above stock for everything but closeouts', async () => {
    const shopper = await aBuyer('10-104-RO', 2);
    expect((await shopper.requestStore('POST', '/checkout/order')).status).toBe(200);
    expect(await stockOf('10-104-RO')).toBe(-2);
  });

  it('of downloads alone has no delivery, and its file waits for the money', async () => {
    const { body } = await (await aBuyer('60-101', 1)).requestStore('POST', '/checkout/order');
    expect(findings('POST', '/checkout/order', 200, body)).toEqual([]);
    expect([body.deliveries, body.lineItems[0].downloads[0].accessGranted]).toEqual([[], false]);
  });
});

describe('reading orders', () => {
  it('shows one’s own, newest first, by pages, and trimmed to what was asked for', async () => {
    const shopper = await aBuyer();
    const { body: first } = await shopper.requestStore('POST', '/checkout/order');
    await shopper.put('12-110');
    const { body: second } = await shopper.requestStore('POST', '/checkout/order');
    const all = await shopper.requestStore('POST', '/order', {
      checkPromotion: true,
      'total-count-mode': 'exact',
      limit: 1,
    });
    expect(findings('POST', '/order', all.status, all.body)).toEqual([]);
    expect(all.body.orders).toMatchObject({ total: 2, elements: [{ id: second.id }] });
    expect(all.body.paymentChangeable).toEqual({ [second.id]: true });
    const includes = { order: ['orderNumber'] };
    const one = await shopper.requestStore('POST', '/order', {
      filter: [{ type: 'equals', field: 'id', value: first.id }],
      includes,
    });
    expect(one.body.orders.elements).toEqual([{ orderNumber: first.orderNumber, apiAlias: 'order' }]);
    expect((await aBuyer().then((other) => other.requestStore('POST', '/order'))).body.orders.elements).toEqual([]);
  });

  it('sorts, filters and turns pages, by POST and by GET', async () => {
    const shopper = await aBuyer();
    const numbers: string[] = [];
    for (const article of ['41-201', '12-110', '41-202']) {
      await shopper.put(article);
      numbers.push((await shopper.requestStore('POST', '/checkout/order')).body.orderNumber);
    }
    const read = async (criteria: object) => {
      const { body } = await shopper.requestStore('POST', '/order', criteria);
      return body.orders.elements.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
    };
    const sort = [{ field: 'orderNumber', order: 'ASC' }];
    expect(await read({ sort, limit: 2, page: 1 })).toEqual(numbers.slice(0, 2));
    expect(await read({ sort, limit: 2, page: 2 })).toEqual(numbers.slice(2));
    expect(await read({ filter: [{ type: 'equals', field: 'orderNumber', value: numbers[1] }] })).toEqual([numbers[1]]);
    const state = 'stateMachineState.technicalName';
    expect(await read({ filter: [{ type: 'equals', field: state, value: 'cancelled' }] })).toEqual([]);
    const { body } = await shopper.requestStore('GET', '/order?limit=1&page=3&sort=orderNumber&total-count-mode=exact');
    expect(body.orders).toMatchObject({ total: 3, page: 3, limit: 1, elements: [{ orderNumber: numbers[2] }] });
    expect(body.paymentChangeable).toEqual([]);
  });

  it.each([
    ['a limit that is none', { limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY'],
    ['a limit beyond the largest', { limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
    ['a page that is none', { page: 'x' }, 'FRAMEWORK__INVALID_PAGE_QUERY'],
    ['an unknown filter', { filter: [{ type: 'magic', field: 'id', value: 1 }] }, 'FRAMEWORK__INVALID_FILTER_QUERY'],
    ['ids that are none', { ids: ["' or 1=1"] }, 'FRAMEWORK__INVALID_API_CRITERIA_IDS'],
  ])('refuses %s', async (_, criteria, code) => {
    const response = await (await aBuyer()).requestStore('POST', '/order', criteria);
    expect(response).toMatchObject({ status: 400, body: { errors: [{ code }] } });
  });

  it('by a link is over after 30 days without a change, and can’t be guessed by an odd one', async () => {
    const { body } = await (await aBuyer()).requestStore('POST', '/checkout/order');
    const credentials = { email: 'anna.muster@example.com', zipcode: '6060' };
    const readByDeepLink = (value: unknown) =>
      aShopper(store).requestStore('POST', '/order', {
        filter: [{ type: 'equals', field: 'deepLinkCode', value }],
        ...credentials,
      });
    for (const odd of ['x', ['a'], { $ne: null }, 1, `${body.deepLinkCode} `]) {
      const { status } = await readByDeepLink(odd);
      expect([400, 403]).toContain(status);
    }
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await store.store.records.transaction((tx) =>
      tx.run(`update "order" set updated_at = '${old}' where id = '${body.id}'`),
    );
    const { body: late } = await readByDeepLink(body.deepLinkCode);
    expect(late.errors[0].code).toBe('CHECKOUT__GUEST_NOT_AUTHENTICATED');
  });

  it.each([
    ['nothing', {}, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'],
    ['a wrong postcode', { email: 'anna.muster@example.com', zipcode: '6003' }, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'],
    ['both', { email: 'Anna.Muster@example.com', zipcode: '6060' }, undefined],
  ])('by the mailed link needs e-mail and postcode: %s', async (_, credentials, code) => {
    const { body } = await (await aBuyer()).requestStore('POST', '/checkout/order');
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: body.deepLinkCode }];
    const response = await aShopper(store).requestStore('POST', '/order', { filter, ...credentials });
    if (code) expect(response).toMatchObject({ status: 403, body: { errors: [{ code }] } });
    else expect(response.body.orders.elements[0].id).toBe(body.id);
  });

  it('is not for strangers', async () => {
    const response = await aShopper(store).requestStore('POST', '/order');
    expect(response).toMatchObject({ status: 403, body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] } });
  });
});

describe('calling an order off', () => {
  it('puts the goods back, once', async () => {
    const shopper = await aBuyer('12-110', 3);
    const before = await stockOf('12-110');
    const { body } = await shopper.requestStore('POST', '/checkout/order');
    const { status, body: state } = await shopper.requestStore('POST', '/order/state/cancel', { orderId: body.id });
    expect(findings('POST', '/order/state/cancel', status, state)).toEqual([]);
    expect([state.technicalName, await stockOf('12-110')]).toEqual(['cancelled', before]);
    const again = await shopper.requestStore('POST', '/order/state/cancel', { orderId: body.id });
    expect(again.body.errors[0].code).toBe('SYSTEM__ILLEGAL_STATE_TRANSITION');
    const payment = await shopper.requestStore('POST', '/order/payment', {
      orderId: body.id,
      paymentMethodId: paymentId('twint'),
    });
    expect(payment.body.errors[0].code).toBe('CHECKOUT__ORDER_ORDER_CANCELLED');
  });

  it.each([
    ['no id', {}, 400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER'],
    ['an unknown one', { orderId: 'f'.repeat(32) }, 404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'],
  ])('needs an order of one’s own: %s', async (_, body, status, code) => {
    const response = await (await aBuyer()).requestStore('POST', '/order/state/cancel', body);
    expect(response).toMatchObject({ status, body: { errors: [{ code }] } });
  });
});
