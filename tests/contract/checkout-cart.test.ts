import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aGuest, aQuietStore, aShopper, countryId, paymentId, productId, shippingId } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SHOP_CLOCK: '2026-11-20T09:00:00Z' });
});
afterAll(() => store.close());

const LINE = '/checkout/cart/line-item';
const messages = (body: { errors: object }) => Object.values(body.errors).map(({ messageKey }) => messageKey);
type Line = { good: boolean; quantity: number; price: { unitPrice: number } };
/** Without the discounts, which `checkout-promotions.test.ts` looks at. */
const goods = <Line extends { good: boolean }>(body: { lineItems: Line[] }) =>
  body.lineItems.filter(({ good }) => good);
const corrections = (body: { errors: object }) =>
  Object.values(body.errors).filter(({ messageKey }) => !messageKey.startsWith('promotion-'));

describe('a cart', () => {
  it('is empty and valid before anything is in it', async () => {
    const { status, body } = await aShopper(store).requestStore('GET', '/checkout/cart');
    expect(findings('GET', '/checkout/cart', status, body)).toEqual([]);
    expect(body).toMatchObject({ lineItems: [], errors: [], deliveries: [], price: { totalPrice: 0 } });
  });

  it('is valid by the official contract with goods, downloads and tiers in it (C3, C4)', async () => {
    const shopper = aShopper(store);
    await shopper.put('10-104-GR');
    await shopper.put('60-101');
    const { status, body } = await shopper.put('41-201', 5);
    expect(findings('POST', LINE, status, body)).toEqual([]);
    const prices = goods<Line>(body).map((line) => line.price.unitPrice);
    expect(prices).toEqual([249, 12.9, 5.4]);
    expect(body.price).toMatchObject({
      positionPrice: 288.9,
      totalPrice: 288.9,
      calculatedTaxes: [
        { taxRate: 2.6, tax: 0.33, price: 12.9 },
        { taxRate: 8.1, tax: 20.68, price: 276 },
      ],
    });
    expect(body.deliveries[0].positions).toHaveLength(2);
  });

  it('adds up the same id, and keeps the same product under two ids apart', async () => {
    const shopper = aShopper(store);
    await shopper.put('12-110');
    await shopper.put('12-110', 2);
    const id = productId('12-110');
    const { body } = await shopper.requestStore('POST', LINE, {
      items: [{ id: 'mine', referencedId: id, type: 'product' }],
    });
    const lines = goods<Line>(body).map(({ quantity, price }) => [quantity, price.unitPrice]);
    expect(lines).toEqual([
      [3, 27],
      [1, 29.5],
    ]);
  });

  it('takes the id for the product when nothing else is said, as the stock client does', async () => {
    const { body } = await aShopper(store).requestStore('POST', LINE, {
      items: [{ id: productId('10-104-GR'), type: 'product' }],
    });
    expect(body.lineItems[0]).toMatchObject({ referencedId: productId('10-104-GR'), quantity: 1 });
  });

  it('changes and removes lines, by both ways of removing', async () => {
    const shopper = aShopper(store);
    await shopper.put('10-104-GR');
    await shopper.put('41-201');
    const changed = await shopper.requestStore('PATCH', LINE, { items: [{ id: productId('41-201'), quantity: 20 }] });
    expect(findings('PATCH', LINE, changed.status, changed.body)).toEqual([]);
    expect(changed.body.lineItems[1]).toMatchObject({ quantity: 20, price: { unitPrice: 4.9, totalPrice: 98 } });
    const removed = await shopper.requestStore('POST', `${LINE}/delete`, { ids: [productId('10-104-GR')] });
    expect(findings('POST', `${LINE}/delete`, removed.status, removed.body)).toEqual([]);
    const old = await shopper.requestStore('DELETE', `${LINE}?ids[]=${productId('41-201')}`);
    expect(findings('DELETE', LINE, old.status, old.body)).toEqual([]);
    expect(old.body.lineItems).toEqual([]);
  });

  it('can be thrown away', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    expect((await shopper.requestStore('DELETE', '/checkout/cart')).status).toBe(204);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toEqual([]);
  });

  it('speaks the language of the request', async () => {
    const english = store.store.shopConfig.languages.find(({ locale }) => locale === 'en-US');
    const shopper = aShopper(store);
    const id = productId('10-104-GR');
    const { body } = await shopper.requestStore(
      'POST',
      LINE,
      { items: [{ id, type: 'product' }] },
      { 'sw-language-id': english?.id ?? '' },
    );
    expect(body.lineItems[0].label).toBe('Raclette oven for 4');
    expect(body.lineItems[0].payload.options[0]).toMatchObject({
      group: expect.any(String),
      option: expect.any(String),
    });
  });

  it('loses no call when many come at once', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    await Promise.all(Array.from({ length: 40 }, () => shopper.put('41-201')));
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(41);
  });
});

describe('what a cart puts right', () => {
  it.each([
    ['lowers to the stock of a closeout', '10-102-CR', 8, 5, 'product-stock-reached'],
    ['lowers to what one order may hold', '30-554', 5, 2, 'product-stock-reached'],
    ['raises to the smallest quantity', '41-221', 1, 24, 'min-order-quantity'],
    ['moves to a step', '41-221', 30, 24, 'purchase-steps-quantity'],
    ['lowers a billion to a hundred', '10-104-GR', 1e9, 100, 'product-stock-reached'],
  ])('%s, and says so once', async (_, article, requested, given, messageKey) => {
    const shopper = aShopper(store);
    const { body } = await shopper.put(article, requested);
    expect(body.lineItems[0].quantity).toBe(given);
    expect(corrections(body)).toMatchObject([
      { messageKey, key: `${messageKey}${productId(article)}`, block: true, parameters: { quantity: given } },
    ]);
    const { body: again } = await shopper.requestStore('GET', '/checkout/cart');
    expect([again.errors, goods<Line>(again).map(({ quantity }) => quantity)]).toEqual([[], [given]]);
  });

  it('takes out what is sold out and what nobody knows', async () => {
    const shopper = aShopper(store);
    const { body } = await shopper.put('13-110');
    expect([body.lineItems, messages(body)]).toEqual([[], ['product-out-of-stock']]);
    const { body: unknown } = await shopper.put('99-999');
    expect([unknown.lineItems, messages(unknown)]).toEqual([[], ['product-not-found']]);
    const { body: parent } = await shopper.put('10-104');
    expect([parent.lineItems, messages(parent)]).toEqual([[], ['product-not-found']]);
  });

  it('lets everything but closeouts be ordered above stock, to be delivered later', async () => {
    const { body } = await aShopper(store).put('10-104-RO', 3);
    expect([body.lineItems[0].quantity, corrections(body)]).toEqual([3, []]);
    expect(body.deliveries[0].deliveryDate.earliest).toBe('2026-12-14T16:00:00.000+00:00');
  });

  it('reports the same closeout in two lines as long as it is too much', async () => {
    const shopper = aShopper(store);
    const referencedId = productId('10-102-CR');
    const items = ['one', 'two'].map((id) => ({ id, referencedId, quantity: 4, type: 'product' }));
    await shopper.requestStore('POST', LINE, { items });
    const { body } = await shopper.requestStore('GET', '/checkout/cart');
    expect(Object.values(body.errors)).toMatchObject([{ messageKey: 'product-stock-reached', level: 20 }]);
  });

  it('replaces a shipping method that does not take the cart, and says so once', async () => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', { shippingMethodId: shippingId('express') });
    const { body } = await shopper.put('10-104-RO');
    expect(corrections(body)).toMatchObject([
      {
        messageKey: 'shipping-method-changed',
        parameters: { oldShippingMethodName: 'Express', newShippingMethodName: 'Standard' },
      },
    ]);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.errors).toEqual([]);
    expect((await shopper.requestStore('GET', '/context')).body.shippingMethod.id).toBe(shippingId('standard'));
  });

  it('blocks addresses in a country that the shop has left, as long as something travels there', async () => {
    const shopper = aShopper(store);
    await shopper.put('60-101');
    const { body: me } = await shopper.becomeGuest({ email: 'weit@example.com' });
    await store.store.records.transaction((tx) =>
      tx.run(`update customer_address set country_id = '${'f'.repeat(32)}' where customer_id = '${me.id}'`),
    );
    expect(messages((await shopper.requestStore('GET', '/checkout/cart')).body)).toEqual(['billing-address-blocked']);
    await shopper.put('41-201');
    for (const _ of [1, 2])
      expect(Object.values((await shopper.requestStore('GET', '/checkout/cart')).body.errors)).toMatchObject([
        { key: 'shipping-address-blocked-Sarnen', level: 20, block: true, parameters: { name: 'Sarnen' } },
        { key: 'billing-address-blocked-Sarnen', level: 20, block: true },
      ]);
    expect((await shopper.requestStore('POST', '/checkout/order')).body.errors[0].code).toBe('CHECKOUT__CART_INVALID');
  });

  it('replaces a payment method that is not offered in the country', async () => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId('twint') });
    await shopper.put('41-201');
    await shopper.requestStore('PATCH', '/context', { countryId: countryId('DE') });
    const { body } = await shopper.requestStore('GET', '/checkout/cart');
    expect(messages(body)).toEqual(['payment-method-changed']);
    expect(body.transactions[0].paymentMethodId).toBe(paymentId('card'));
  });

  it('says that a code is unknown, and keeps it from ordering nothing', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    const { body } = await shopper.requestStore('POST', LINE, { items: [{ type: 'promotion', referencedId: 'NIX' }] });
    expect(Object.values(body.errors)).toMatchObject([
      { messageKey: 'promotion-not-found', block: false, parameters: { code: 'NIX' } },
    ]);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body).toMatchObject({
      errors: [],
      lineItems: [{ quantity: 1 }],
    });
  });
});

describe('shipping', () => {
  it.each([
    ['a light parcel at home', '41-201', 1, 'CH', 7.9],
    ['a heavier one', '41-201', 6, 'CH', 10.9],
    ['a device', '10-104-GR', 1, 'CH', 10.9],
    ['the same to Germany', '10-104-GR', 1, 'DE', 19.9],
    ['the same to Spain', '10-104-GR', 1, 'ES', 29.9],
  ])('costs for %s', async (_, article, quantity, iso, cost) => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', { countryId: countryId(iso) });
    const { body } = await shopper.put(article, quantity);
    expect(body.deliveries[0].shippingCosts.totalPrice).toBe(cost);
    const costs = body.deliveries.map(
      (each: { shippingCosts: { totalPrice: number } }) => each.shippingCosts.totalPrice,
    );
    const shipping = costs.reduce((sum: number, each: number) => sum + each, 0);
    expect(body.price.totalPrice).toBeCloseTo(body.price.positionPrice + shipping, 2);
  });

  it('is not there for downloads alone', async () => {
    const { body } = await aShopper(store).put('60-101');
    expect([body.deliveries, body.lineItems[0].states]).toEqual([[], ['is-download']]);
  });

  it('takes the tax of the country of delivery, and the price stays', async () => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', { countryId: countryId('DE') });
    const { body } = await shopper.put('10-104-GR');
    expect(body.lineItems[0].price).toMatchObject({ totalPrice: 249, calculatedTaxes: [{ taxRate: 19, tax: 39.76 }] });
  });
});

describe('other prices', () => {
  it('are net for professionals, with tax on top and the total on five Rappen', async () => {
    const shopper = aShopper(store);
    const { body: me } = await shopper.requestStore(
      'POST',
      '/account/register',
      aGuest({ guest: false, email: 'profi@example.com', password: 'ein-langes-wort' }),
    );
    const group = store.store.shopConfig.professionalGroupId;
    await store.store.records.transaction((tx) =>
      tx.run(`update customer set group_id = '${group}' where id = '${me.id}'`),
    );
    const { body } = await shopper.put('10-104-GR', 5);
    expect(findings('POST', LINE, 200, body)).toEqual([]);
    expect(body.lineItems[0].price).toMatchObject({
      unitPrice: 159,
      totalPrice: 795,
      calculatedTaxes: [{ taxRate: 8.1, tax: 64.4 }],
    });
    expect(body.price).toMatchObject({ taxStatus: 'net', positionPrice: 795 });
    expect((body.price.totalPrice * 20) % 1).toBe(0);
    expect(body.deliveries[0].shippingCosts.totalPrice).toBeGreaterThan(0);
  });

  it('are converted and rounded to cents in euros', async () => {
    const shopper = aShopper(store);
    const euro = store.store.shopConfig.currencies.find(({ iso }) => iso === 'EUR');
    await shopper.requestStore('PATCH', '/context', { currencyId: euro?.id });
    const { body } = await shopper.put('10-104-GR', 3);
    expect(body.lineItems[0].price).toMatchObject({ unitPrice: 266.43, totalPrice: 799.29 });
  });
});
