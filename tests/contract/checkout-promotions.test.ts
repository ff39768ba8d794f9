import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePromotions } from '#features/content-schema/shop-config/promotion.schema.ts';
import { promotionRows } from '#store/catalogue/import/promotion-rows.ts';
import { insertNew } from '#store/catalogue/import/write-rows.ts';
import { idOf } from '#store/id.ts';
import { promotion, promotionCustomerCode, promotionUse } from '#store/records/schema/promotion.ts';
import type { AStore } from '#tests/support/a-store.ts';
import {
  aGuest,
  aQuietStore,
  aShopper,
  countryId,
  PASSWORD,
  productId,
  type Shopper,
  shippingId,
} from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

/** WINTER10, TISCH25, BRIEF5 and the fork sets run; SACK50 is used up, GIESSEN26 over, RACLETTE27 not yet begun. */
let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SHOP_CLOCK: '2026-11-20T09:00:00Z' });
});
afterAll(() => store.close());

const LINE = '/checkout/cart/line-item';
const OVEN = '10-104-GR';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Cart = any;

const enter = (shopper: Shopper, ...codes: string[]) =>
  shopper.requestStore('POST', LINE, { items: codes.map((referencedId) => ({ type: 'promotion', referencedId })) });
const read = async (shopper: Shopper): Promise<Cart> => (await shopper.requestStore('GET', '/checkout/cart')).body;
const keys = (cart: Cart): string[] =>
  Object.values<{ messageKey: string }>(cart.errors).map(({ messageKey }) => messageKey);
/** With plain blanks; names have typographic ones. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
/** Discounts by code (or name), with what they take off. */
const discounts = (cart: Cart): [string, number][] =>
  cart.lineItems
    .filter(({ good }: { good: boolean }) => !good)
    .map(({ referencedId, label, price }: Cart) => [referencedId || plain(label), price.totalPrice]);
const shipping = (cart: Cart): number[] => cart.deliveries.map(({ shippingCosts }: Cart) => shippingCosts.totalPrice);

async function aCart(...articles: [article: string, quantity?: number][]): Promise<Shopper> {
  const shopper = aShopper(store);
  for (const [article, quantity] of articles) await shopper.put(article, quantity);
  return shopper;
}

const makeProfessional = (email: string) =>
  store.store.records.transaction((tx) =>
    tx.run(`update customer set group_id = '${store.store.shopConfig.professionalGroupId}' where email = '${email}'`),
  );

describe('a code', () => {
  it('takes off what it promises, as a line like Shopware’s, valid by the official contract', async () => {
    const shopper = await aCart([OVEN]);
    const { status, body } = await enter(shopper, ' winter10 ');
    expect(findings('POST', LINE, status, body)).toEqual([]);
    expect(body.lineItems.at(-2)).toMatchObject({
      id: idOf('promotion-discount', 'winter-10:0'),
      type: 'promotion',
      referencedId: 'WINTER10',
      label: expect.stringMatching(/^10\s% auf alles für den Tisch$/),
      quantity: 1,
      good: false,
      removable: true,
      stackable: false,
      price: { unitPrice: -24.9, totalPrice: -24.9, calculatedTaxes: [{ taxRate: 8.1, price: -24.9 }] },
      payload: {
        promotionId: idOf('promotion', 'winter-10'),
        discountId: idOf('promotion-discount', 'winter-10:0'),
        discountType: 'percentage',
        discountScope: 'cart',
        code: 'WINTER10',
        value: '10',
        maxValue: '60',
        promotionCodeType: 'global',
        priority: 45,
        preventCombination: false,
        composition: [{ id: productId(OVEN), discount: 24.9 }],
      },
    });
    expect(body.extensions['cart-promotions']).toMatchObject({ addedCodes: ['WINTER10'], blockedPromotionIds: [] });
    expect(body.price).toMatchObject({ positionPrice: 224.1, totalPrice: 224.1 });
  });

  it('is told of once, with its line, and stays', async () => {
    const shopper = await aCart(['10-140']);
    const { body } = await enter(shopper, 'WINTER10');
    const id = idOf('promotion-discount', 'winter-10:0');
    expect(body.errors).toEqual({
      [`promotion-discount-added-${id}`]: {
        key: `promotion-discount-added-${id}`,
        level: 0,
        message: expect.stringMatching(/^Discount 10\s% auf alles für den Tisch has been added\.$/),
        messageKey: 'promotion-discount-added',
        parameters: { name: expect.stringMatching(/^10\s% auf/), discountLineItemId: id },
        ...{ name: expect.stringMatching(/^10\s% auf/), discountLineItemId: id },
        block: false,
        blockResubmit: false,
        code: 0,
      },
    });
    const again = await read(shopper);
    expect([again.errors, discounts(again)]).toEqual([[], [['WINTER10', -2.9]]]);
    expect((await enter(shopper, 'WINTER10')).body.errors).toEqual([]);
  });

  it('takes off no more than its most', async () =>
    expect(discounts((await enter(await aCart([OVEN, 4]), 'WINTER10')).body)[0]).toEqual(['WINTER10', -60]));

  it.each([
    ['nobody knows', 'FANTASIE'],
    ['is over', 'GIESSEN26'],
    ['has not begun', 'RACLETTE27'],
    ['is used up', 'SACK50'],
    ['is hostile', "'; drop table promotion; --"],
    ['is empty', ''],
  ])('that %s is not found and not remembered', async (_, code) => {
    const shopper = await aCart([OVEN], ['41-201', 1]);
    const { status, body } = await enter(shopper, code);
    expect(findings('POST', LINE, status, body)).toEqual([]);
    expect(Object.values(body.errors)).toMatchObject([
      { key: 'promotion-not-found', level: 20, block: false, parameters: { code } },
    ]);
    const again = await read(shopper);
    expect([again.errors, again.extensions['cart-promotions'].addedCodes]).toEqual([[], []]);
  });

  it('is kept until its conditions are met, comes by itself, and goes again', async () => {
    const shopper = await aCart(['10-140']);
    const { body } = await enter(shopper, 'TISCH25');
    expect([keys(body), discounts(body)]).toEqual([['promotion-not-eligible'], []]);
    expect(keys(await read(shopper))).toEqual(['promotion-not-eligible']);
    const { body: eligible } = await shopper.put('10-140', 6);
    expect([keys(eligible), discounts(eligible)]).toEqual([
      ['promotion-discount-added', 'promotion-discount-added'],
      [
        ['TISCH25', -25],
        ['Gratisversand ab CHF 150', 0],
      ],
    ]);
    const { body: fewer } = await shopper.requestStore('PATCH', LINE, {
      items: [{ id: productId('10-140'), quantity: 6 }],
    });
    expect([keys(fewer), discounts(fewer)]).toEqual([['promotion-not-eligible'], [['Gratisversand ab CHF 150', 0]]]);
  });

  it('stays remembered in an empty cart', async () => {
    const shopper = aShopper(store);
    const { body } = await enter(shopper, 'WINTER10');
    expect([keys(body), body.lineItems]).toEqual([['promotion-not-eligible'], []]);
    expect(discounts((await shopper.put('10-140')).body)).toEqual([['WINTER10', -2.9]]);
  });

  it('that waits, or is excluded, can be taken out by its name (D4)', async () => {
    const shopper = await aCart([OVEN]);
    await enter(shopper, 'WINTER10', 'TISCH25', 'PROFI50');
    const remembered = async (code: string) => {
      const { body } = await shopper.requestStore('POST', `${LINE}/delete`, { ids: [code] });
      return body.extensions['cart-promotions'].addedCodes.toSorted();
    };
    expect(await remembered('WINTER10')).toEqual(['PROFI50', 'TISCH25']);
    expect(await remembered('PROFI50')).toEqual(['TISCH25']);
    expect((await shopper.requestStore('POST', `${LINE}/delete`, { ids: ['WINTER10'] })).status).toBe(404);
  });

  it('of lower priority is excluded, whichever came first, and comes back', async () => {
    const [one, other] = [await aCart([OVEN]), await aCart([OVEN])];
    await enter(one, 'WINTER10');
    const { body } = await enter(one, 'TISCH25');
    expect(keys(body)).toEqual(['promotion-discount-added', 'promotion-excluded']);
    const { body: same } = await enter(other, 'TISCH25', 'WINTER10');
    expect(discounts(same)).toEqual(discounts(body));
    const table = idOf('promotion-discount', 'table-25:0');
    const { body: back } = await one.requestStore('POST', `${LINE}/delete`, { ids: [table] });
    expect([keys(back), discounts(back)[0]]).toEqual([['promotion-discount-added'], ['WINTER10', -24.9]]);
    expect(back.extensions['cart-promotions'].addedCodes).toEqual(['WINTER10']);
  });

  it('of a customer group waits for a customer of that group, who pays net', async () => {
    const shopper = await aCart([OVEN, 2]);
    expect(keys((await enter(shopper, 'PROFI50')).body)).toContain('promotion-not-eligible');
    const email = 'kueche@example.com';
    await shopper.requestStore(
      'POST',
      '/account/register',
      aGuest({ guest: false, email, password: 'ein-langes-wort' }),
    );
    await makeProfessional(email);
    const cart = await read(shopper);
    expect(findings('GET', '/checkout/cart', 200, cart)).toEqual([]);
    expect(discounts(cart)).toEqual([['PROFI50', -50]]);
    expect(cart.price).toMatchObject({ taxStatus: 'net' });
    const { netPrice, rawTotal, calculatedTaxes } = cart.price;
    const tax = calculatedTaxes.reduce((sum: number, each: { tax: number }) => sum + each.tax, 0);
    expect(netPrice + tax).toBeCloseTo(rawTotal, 2);
    expect(cart.price.totalPrice).toBeCloseTo(Math.round(rawTotal * 20) / 20, 2);
  });

  it('is worth its francs in euros', async () => {
    const shopper = await aCart([OVEN]);
    const euro = store.store.shopConfig.currencies.find(({ iso }) => iso === 'EUR');
    await shopper.requestStore('PATCH', '/context', { currencyId: euro?.id });
    const { status, body } = await enter(shopper, 'TISCH25');
    expect(findings('POST', LINE, status, body)).toEqual([]);
    expect(discounts(body)[0]).toEqual(['TISCH25', -26.75]);
    expect(body.price).toMatchObject({ positionPrice: 239.68, totalPrice: 239.68 });
  });

  it('reduces the tax of each rate by its share', async () => {
    const shopper = await aCart([OVEN], ['60-101', 1]);
    const { body } = await enter(shopper, 'TISCH25');
    const [low, high] = body.price.calculatedTaxes;
    expect(low.price + high.price).toBeCloseTo(body.price.totalPrice, 2);
    expect(
      [low, high].map(({ taxRate, price, tax }) => Math.abs(tax - (price * taxRate) / (100 + taxRate)) < 0.006),
    ).toEqual([true, true]);
  });

  it.each([
    ['a number for a code', { type: 'promotion', referencedId: 5 }, 400],
    ['a code without end', { type: 'promotion', referencedId: 'X'.repeat(101) }, 400],
    ['a price with it', { type: 'promotion', referencedId: 'WINTER10', price: { unitPrice: -1000 } }, 403],
  ])('is refused with %s', async (_, item, status) => {
    const shopper = await aCart([OVEN]);
    expect((await shopper.requestStore('POST', LINE, { items: [item] })).status).toBe(status);
    expect(discounts(await read(shopper))).toEqual([['Gratisversand ab CHF 150', 0]]);
  });

  it('can’t be changed in quantity, nor its id be a product’s', async () => {
    const shopper = await aCart([OVEN]);
    await enter(shopper, 'WINTER10');
    const id = idOf('promotion-discount', 'winter-10:0');
    const changed = await shopper.requestStore('PATCH', LINE, { items: [{ id, quantity: 5 }] });
    expect(changed).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE' }] },
    });
    const mixed = await shopper.requestStore('POST', LINE, {
      items: [{ type: 'product', id, referencedId: productId(OVEN) }],
    });
    expect(mixed).toMatchObject({ status: 409, body: { errors: [{ code: 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE' }] } });
  });

  it('entered many times at once is one discount', async () => {
    const shopper = await aCart([OVEN]);
    await Promise.all(Array.from({ length: 20 }, () => enter(shopper, 'WINTER10', 'winter10')));
    expect(discounts(await read(shopper)).filter(([code]) => code === 'WINTER10')).toHaveLength(1);
  });
});

describe('an automatic promotion', () => {
  it('comes and goes with the goods, and its going stops the order once', async () => {
    const shopper = await aCart(['12-110', 3]);
    expect(discounts(await read(shopper))).toEqual([['10 % ab drei Gabelsets', -8.1]]);
    await shopper.becomeGuest();
    const { body } = await shopper.requestStore('PATCH', LINE, { items: [{ id: productId('12-110'), quantity: 2 }] });
    expect(Object.values(body.errors)).toMatchObject([
      { key: expect.stringMatching(/^auto-promotion-not-found-10\s% ab drei Gabelsets$/), level: 20, block: true },
    ]);
    expect(await read(shopper)).toMatchObject({ errors: [], lineItems: [{ quantity: 2 }] });
  });

  it('that is taken out stays away from this cart', async () => {
    const shopper = await aCart(['12-110', 3]);
    const ids = [idOf('promotion-discount', 'three-fork-sets:0')];
    const { body } = await shopper.requestStore('POST', `${LINE}/delete`, { ids });
    expect([body.errors, discounts(body)]).toEqual([[], []]);
    expect(body.extensions['cart-promotions'].blockedPromotionIds).toEqual([idOf('promotion', 'three-fork-sets')]);
    expect(discounts((await shopper.put('12-110', 1)).body)).toEqual([]);
    await shopper.requestStore('DELETE', '/checkout/cart');
    expect(discounts((await shopper.put('12-110', 3)).body)).toHaveLength(1);
  });
});

describe('free shipping from CHF 150', () => {
  const free: [string, number] = ['Gratisversand ab CHF 150', 0];

  it('is announced by what is missing, where more goods would bring it', async () => {
    const shopper = await aCart(['41-202', 10]);
    const freeShippingOf = (cart: Cart) => cart.extensions['hof-free-shipping'];
    const cart = await read(shopper);
    expect(findings('GET', '/checkout/cart', 200, cart)).toEqual([]);
    expect(freeShippingOf(cart)).toMatchObject({ from: 150, missing: 78 });
    expect(freeShippingOf((await shopper.put(OVEN)).body)).toMatchObject({ from: 150, missing: 0 });
    await shopper.requestStore('PATCH', '/context', { countryId: countryId('DE') });
    expect(freeShippingOf(await read(shopper))).toBeUndefined();
    expect(freeShippingOf(await read(await aCart(['60-101'])))).toBeUndefined();
  });

  it('is a second delivery that takes off what the first one costs', async () => {
    const { status, body } = await (await aCart()).put(OVEN);
    expect(findings('POST', LINE, status, body)).toEqual([]);
    expect([shipping(body), discounts(body), body.price.totalPrice]).toEqual([[10.9, -10.9], [free], 249]);
    expect(body.deliveries[1].positions).toEqual([]);
    expect(keys(body)).toEqual(['promotion-discount-added']);
  });

  it.each([
    ['too little', [['10-140', 5]], 'CH', 'standard', false],
    [
      'just enough',
      [
        ['10-140', 5],
        ['41-201', 1],
      ],
      'CH',
      'standard',
      true,
    ],
    ['to Liechtenstein', [[OVEN, 1]], 'LI', 'standard', true],
    ['to Germany', [[OVEN, 1]], 'DE', 'standard', false],
    ['by express', [[OVEN, 1]], 'CH', 'express', false],
    ['above 30 kg', [['11-104', 5]], 'CH', 'standard', false],
  ] as const)('%s', async (_, articles, iso, method, isFree) => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', {
      countryId: countryId(iso),
      shippingMethodId: shippingId(method),
    });
    for (const [article, quantity] of articles) await shopper.put(article, quantity);
    expect(discounts(await read(shopper)).length > 0).toBe(isFree);
  });

  it('counts the goods after their discounts, and is told when it goes', async () => {
    const shopper = await aCart(['10-140', 6]);
    expect(shipping(await read(shopper))).toEqual([7.9, -7.9]);
    const { body } = await shopper.requestStore('PATCH', LINE, { items: [{ id: productId('10-140'), quantity: 5 }] });
    expect([keys(body), shipping(body)]).toEqual([['promotion-discount-deleted'], [7.9]]);
    expect((await read(shopper)).errors).toEqual([]);
  });

  it('is nothing for downloads', async () => {
    const { body } = await (await aCart()).put('60-101', 20);
    expect([body.deliveries, body.lineItems.length]).toEqual([[], 1]);
  });
});

describe('an order', () => {
  it('has its discounts as lines, and uses the code once for each person, guest or not', async () => {
    const buy = async (email: string, code: string) => {
      const shopper = await aCart([OVEN]);
      await shopper.becomeGuest({ email });
      await enter(shopper, code);
      return { shopper, order: await shopper.requestStore('POST', '/checkout/order') };
    };
    const first = await buy('Ruth@example.com', 'WINTER10');
    expect(findings('POST', '/checkout/order', first.order.status, first.order.body)).toEqual([]);
    expect(first.order.body).toMatchObject({
      amountTotal: 224.1,
      shippingTotal: 0,
      lineItems: [
        { type: 'product', good: true },
        {
          type: 'promotion',
          good: false,
          referencedId: 'WINTER10',
          promotionId: idOf('promotion', 'winter-10'),
          identifier: idOf('promotion-discount', 'winter-10:0'),
          totalPrice: -24.9,
        },
        { type: 'promotion', totalPrice: 0 },
      ],
    });
    const second = await buy('ruth@example.com', 'WINTER10');
    expect(second.order.body.amountTotal).toBe(249);
    await first.shopper.requestStore('POST', '/order/state/cancel', { orderId: first.order.body.id });
    expect((await buy('ruth@example.com', 'WINTER10')).order.body.amountTotal).toBe(224.1);
  });

  it('with a code for a first order is the first one', async () => {
    const shopper = await aCart([OVEN]);
    await shopper.becomeGuest({ email: 'erst@example.com' });
    expect((await shopper.requestStore('POST', '/checkout/order')).status).toBe(200);
    const again = await aCart([OVEN]);
    expect(discounts((await enter(again, 'BRIEF5')).body)[0]).toEqual(['BRIEF5', -5]);
    await again.becomeGuest({ email: 'erst@example.com' });
    expect(keys(await read(again))).toContain('promotion-not-eligible');
  });

  it('is not the first one again for a guest who has left the browser since', async () => {
    const email = 'wieder@example.com';
    const first = await aCart([OVEN]);
    await first.becomeGuest({ email: 'Wieder@example.com' });
    expect((await first.requestStore('POST', '/checkout/order')).status).toBe(200);
    await first.requestStore('POST', '/account/logout');
    const again = await aCart([OVEN]);
    await again.becomeGuest({ email });
    expect(keys((await enter(again, 'BRIEF5')).body)).toContain('promotion-not-eligible');
  });

  describe('of an account that takes another address afterwards', () => {
    /** Orders with this code, then moves to another address with the same goods in the cart again. */
    async function aMover(email: string, ...codes: string[]): Promise<Shopper> {
      const shopper = await aCart([OVEN, 2]);
      await shopper.requestStore('POST', '/account/register', aGuest({ guest: false, email, password: PASSWORD }));
      if (codes.includes('PROFI50')) await makeProfessional(email);
      await enter(shopper, ...codes);
      const { body } = await shopper.requestStore('POST', '/checkout/order');
      expect(body.lineItems.map(({ referencedId }: Cart) => referencedId)).toEqual(expect.arrayContaining(codes));
      const other = `neu.${email}`;
      const moved = { email: other, emailConfirmation: other, password: PASSWORD };
      expect((await shopper.requestStore('POST', '/account/change-email', moved)).status).toBe(200);
      await shopper.put(OVEN, 2);
      return shopper;
    }

    it('has used up its code', async () => {
      const shopper = await aMover('wirtin@example.com', 'PROFI50');
      expect(keys((await enter(shopper, 'PROFI50')).body)).toEqual(['promotion-not-found']);
    });

    it('was its first one', async () => {
      const shopper = await aMover('stammgast@example.com');
      expect(keys((await enter(shopper, 'BRIEF5')).body)).toContain('promotion-not-eligible');
    });
  });

  it('whose discount has just fallen away is refused once, at the price that was not seen', async () => {
    const email = 'zweimal@example.com';
    const [one, other] = [await aCart([OVEN]), await aCart([OVEN])];
    for (const shopper of [one, other]) {
      await shopper.becomeGuest({ email });
      await enter(shopper, 'TISCH25');
    }
    expect((await one.requestStore('POST', '/checkout/order')).body.amountTotal).toBe(224);
    const refused = await other.requestStore('POST', '/checkout/order');
    expect(refused).toMatchObject({
      status: 500,
      body: { errors: [{ code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: ['promotion-not-found'] } } }] },
    });
    expect((await other.requestStore('POST', '/checkout/order')).body.amountTotal).toBe(249);
  });

  it('uses up the last of a code for exactly as many as there are, however many ask at once', {
    timeout: 60_000,
  }, async () => {
    const promotionId = idOf('promotion', 'bags-last-50');
    await store.store.records.transaction((tx) =>
      tx.run(`update promotion_use set uses = 47 where promotion_id = '${promotionId}'`),
    );
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const buyer = await aCart(['41-201', 2]);
        await buyer.becomeGuest({ email: `viele-${index}@example.com` });
        await enter(buyer, 'SACK50');
        return buyer;
      }),
    );
    const responses = await Promise.all(buyers.map((buyer) => buyer.requestStore('POST', '/checkout/order')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 500)).toHaveLength(5);
    const [row] = await store.store.records.read.all<[number]>(
      `select uses from promotion_use where promotion_id = '${promotionId}'`,
    );
    expect(row?.[0]).toBe(50);
  });
});

describe('promotions that content may have', () => {
  const PLAIN = {
    code: null,
    automatic: false,
    active: true,
    from: '2026-11-01T00:00:00+01:00',
    until: null,
    priority: 70,
    rules: { groups: ['private'], minTotal: null, countries: null, minQuantity: null },
    limits: { total: null, perCustomer: null },
    excludes: [],
  };
  beforeAll(async () => {
    const name = (de: string) => ({ name: { de }, text: { de } });
    const two = [{ quantity: 2, applyTo: { products: ['10-140'] } }];
    const written = [
      {
        ...{ ...PLAIN, ...name('Brief'), id: 'own-codes', customerCodes: ['RUTH7', 'MAX7'] },
        discounts: [{ scope: 'delivery', type: 'absolute', value: 5, max: null }],
      },
      {
        ...{ ...PLAIN, ...name('Drei für zwei'), id: 'pair', code: 'PAAR', sets: two },
        discounts: [{ scope: 'set', type: 'fixed', value: 50, max: null }],
      },
    ];
    const rows = promotionRows(parsePromotions(written, 'promotions.yaml'));
    await store.store.records.transaction(async (tx) => {
      await insertNew(tx, promotion, rows.promotions);
      await insertNew(tx, promotionUse, rows.uses);
      await insertNew(tx, promotionCustomerCode, rows.codes);
    });
  });

  it('a code of one’s own works once, on shipping too, and comes back with a cancelled order', async () => {
    const buyer = await aCart(['10-140', 1]);
    await buyer.becomeGuest({ email: 'ruth7@example.com' });
    const { body } = await enter(buyer, 'ruth7');
    expect([discounts(body), shipping(body)]).toEqual([[['RUTH7', 0]], [7.9, -5]]);
    expect(body.lineItems[1].payload).toMatchObject({ promotionCodeType: 'individual', discountScope: 'delivery' });
    const { body: order } = await buyer.requestStore('POST', '/checkout/order');
    expect([order.shippingTotal, order.amountTotal]).toEqual([2.9, 31.9]);
    const other = await aCart(['10-140', 1]);
    expect(keys((await enter(other, 'RUTH7')).body)).toEqual(['promotion-not-found']);
    expect(discounts((await enter(other, 'MAX7')).body)).toEqual([['MAX7', 0]]);
    await buyer.requestStore('POST', '/order/state/cancel', { orderId: order.id });
    expect(keys((await enter(await aCart(['10-140', 1]), 'RUTH7')).body)).toEqual(['promotion-discount-added']);
  });

  it.each([
    [1, []],
    [2, [['PAAR', -8]]],
    [3, [['PAAR', -8]]],
    [4, [['PAAR', -16]]],
  ])('sets: %d pieces', async (quantity, expected) => {
    const shopper = await aCart(['10-140', quantity]);
    expect(discounts((await enter(shopper, 'PAAR')).body)).toEqual(expected);
  });
});

describe('a login', () => {
  it('joins two carts with their codes, and the next answer says so once', async () => {
    const account = { email: 'zwei@example.com', password: 'ein-langes-wort' };
    const shopper = await aCart(['10-140']);
    await shopper.requestStore('POST', '/account/register', aGuest({ guest: false, ...account }));
    const elsewhere = await aCart(['41-201', 2]);
    await enter(elsewhere, 'WINTER10');
    await elsewhere.requestStore('POST', '/account/login', { username: account.email, password: account.password });
    const cart = await read(elsewhere);
    expect(findings('GET', '/checkout/cart', 200, cart)).toEqual([]);
    expect(Object.values(cart.errors)[0]).toMatchObject({ key: 'cart-merged-hint', level: 0, block: false });
    expect(discounts(cart)).toEqual([['WINTER10', -2.9]]);
    expect(keys(await read(elsewhere))).not.toContain('cart-merged-hint');
  });

  it('says nothing where one of the carts was empty', async () => {
    const account = { email: 'eins@example.com', password: 'ein-langes-wort' };
    await aShopper(store).requestStore('POST', '/account/register', aGuest({ guest: false, ...account }));
    const elsewhere = await aCart(['41-201', 2]);
    await elsewhere.requestStore('POST', '/account/login', { username: account.email, password: account.password });
    expect(keys(await read(elsewhere))).toEqual([]);
  });
});
