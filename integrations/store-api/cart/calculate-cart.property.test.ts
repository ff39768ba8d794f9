import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { parsePromotions } from '#features/content-schema/shop-config/promotion.schema.ts';
import { promotionRows } from '#store/catalogue/import/promotion-rows.ts';
import type { PurchasableVariant } from '#store/catalogue/purchasable-variants.ts';
import { idOf } from '#store/id.ts';
import type { Promotion } from '#store/rules/promotion/promotion.ts';
import type { Session } from '#store/session.ts';
import { readContentFile, readShopConfig } from '#store/shop-config/shop-config.ts';
import { type CartInput, calculate } from './calculate-cart.ts';

const shopConfig = await readShopConfig('content');
const { file, raw } = await readContentFile('content', 'shop/promotions.yaml');
const promotions = promotionRows(parsePromotions(raw, file)).promotions.map(
  (row): Promotion => ({
    ...row,
    name: row.key,
    uses: 0,
    usesOfCustomer: 0,
    enteredCode: row.code,
    isCodeUsed: false,
  }),
);

/** Goods that the promotions of the shop know, and some that none does. */
const NUMBERS = ['12-110', '13-201', '13-202', '60-101', '10-104', '41-201'];

const aVariant = (number: string): fc.Arbitrary<PurchasableVariant> =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 8000 }).map((coins) => coins * 5),
      stock: fc.integer({ min: 0, max: 30 }),
      isCloseout: fc.boolean(),
      minPurchase: fc.integer({ min: 1, max: 3 }),
      purchaseSteps: fc.integer({ min: 1, max: 4 }),
      weightKg: fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 10),
      taxRate: fc.constantFrom(0, 2.6, 8.1),
      shippingFree: fc.boolean(),
      isDownload: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
      categories: fc.subarray(['cooking', 'dehydrating', 'bags-filters', 'raclette']),
      isGross: fc.boolean(),
    })
    .map(({ price, isDownload, categories, ...more }) => ({
      ...more,
      id: idOf('product', number),
      parentId: null,
      number,
      name: number,
      active: true,
      variantCount: 0,
      family: 'raclette',
      kind: 'device',
      options: [],
      tiers: [
        { from: 1, price },
        { from: 5, price: Math.round((price * 0.9) / 5) * 5 },
      ],
      listPrice: null,
      maxPurchase: null,
      widthMm: null,
      heightMm: null,
      lengthMm: null,
      restockDays: 14,
      deliveryTime: '1-3-days',
      states: isDownload ? ['is-download'] : ['is-physical'],
      pictureIds: [],
      downloads: [],
      categoryIds: categories.map((key) => idOf('category', key)),
      propertyIds: [],
      optionIds: [],
      isTop: false,
      isNew: false,
      since: null,
      ean: null,
    }));

const someSession: fc.Arbitrary<Session> = fc
  .record({
    currencyId: fc.constantFrom(...shopConfig.currencies.map(({ id }) => id)),
    countryId: fc.constantFrom(...shopConfig.countries.map(({ id }) => id)),
    shippingMethodId: fc.constantFrom(...shopConfig.shippingMethods.map(({ id }) => id)),
    paymentMethodId: fc.constantFrom(...shopConfig.paymentMethods.map(({ id }) => id)),
    isNet: fc.boolean(),
    isCartMerged: fc.boolean(),
  })
  .map(({ isNet, ...chosen }) => ({
    ...chosen,
    token: 'a-token',
    id: 'a-session',
    locale: 'de',
    countryStateId: null,
    customerId: null,
    customerGroupId: isNet ? shopConfig.professionalGroupId : shopConfig.privateGroupId,
    billingAddressId: null,
    shippingAddressId: null,
    storefront: null,
    taxState: isNet ? 'net' : 'gross',
  }));

const aVisit = fc.record({
  variants: fc.tuple(...NUMBERS.map(aVariant)),
  requested: fc.uniqueArray(
    fc.record({ number: fc.constantFrom(...NUMBERS), quantity: fc.integer({ min: 1, max: 40 }) }),
    {
      selector: ({ number }) => number,
    },
  ),
  session: someSession,
  codes: fc.subarray(promotions.flatMap(({ code }) => code ?? [])),
  hasOrdered: fc.boolean(),
});

type Visit = typeof aVisit extends fc.Arbitrary<infer Value> ? Value : never;

const inputOf = ({ variants, requested, session, codes, hasOrdered }: Visit): CartInput => ({
  shopConfig,
  session,
  shopper: null,
  kept: {
    lines: requested.map(({ number, quantity }) => {
      const id = idOf('product', number);
      return { id, referencedId: id, type: 'product', quantity };
    }),
    promotions: [],
    codes: [],
  },
  promotions: promotions.filter(({ isAutomatic, code }) => isAutomatic || (code !== null && codes.includes(code))),
  unknownCodes: [],
  hasOrdered,
  variants: new Map(variants.map((variant) => [variant.id, variant])),
  locale: 'de',
  now: new Date('2026-11-20T09:00:00Z'),
});

const holdsAlways = (property: (input: CartInput) => boolean) =>
  fc.assert(
    fc.property(aVisit, (visit) => property(inputOf(visit))),
    { numRuns: 500 },
  );

const sum = (amounts: number[]): number => amounts.reduce((all, each) => all + each, 0);

describe('a cart with the shop’s own rules', () => {
  it('adds up: goods, discounts and shipping are the total, in coins, and nothing is negative', () =>
    holdsAlways((input) => {
      const { lines, discounts, delivery, totals, currency } = calculate(input);
      const goods = sum(lines.map(({ price }) => price.total));
      const off = sum(discounts.map(({ price }) => price.total));
      const parts = goods + off + (delivery?.costs.total ?? 0);
      const tax = sum(totals.taxes.map((each) => each.tax));
      const coin = Math.round(currency.totalRounding.interval * 100);
      return (
        parts === (totals.taxState === 'gross' ? totals.raw : totals.net) &&
        totals.net + tax === totals.raw &&
        totals.total % coin === 0 &&
        Math.abs(totals.total - totals.raw) * 2 <= coin &&
        off <= 0 &&
        [totals.net, totals.total, totals.positions, tax].every((amount) => amount >= 0)
      );
    }));

  it('stays as it is when it is calculated again, without new messages', () =>
    holdsAlways((input) => {
      const first = calculate(input);
      const kept = { lines: first.lines, promotions: first.promotions, codes: [] };
      // codes that were dropped are not asked for again
      const remainingPromotions = input.promotions.filter(
        ({ id, isAutomatic }) => isAutomatic || kept.promotions.some(({ promotionId }) => promotionId === id),
      );
      const again = calculate({ ...input, session: first.session, kept, promotions: remainingPromotions });
      return (
        !again.isCorrected &&
        !again.hasLostDiscount &&
        again.hash === first.hash &&
        again.messages.every(({ isOnce }) => !isOnce)
      );
    }));

  it('costs the same in whatever order goods and codes came in', () =>
    holdsAlways((input) => {
      const kept = { ...input.kept, lines: [...input.kept.lines].reverse() };
      const turned = calculate({ ...input, kept, promotions: [...input.promotions].reverse() });
      return JSON.stringify(turned.totals) === JSON.stringify(calculate(input).totals);
    }));
});
