import type { Pricing } from '#store/rules/price/price.ts';
import { taxOf } from '#store/rules/price/price.ts';
import type { TaxBucket } from './apply.ts';
import type { Conditions, Discount, Goods, Promotion, Situation } from './promotion.ts';

/** For tests: promotions, goods and situations of a few words. */

export const NOW = new Date('2026-11-21T10:00:00Z');

export const CHF: Pricing = {
  factor: 1,
  rounding: { decimals: 2, interval: 0.05, roundForNet: false },
  taxState: 'gross',
};

export const EUROS: Pricing = {
  factor: 1.07,
  rounding: { decimals: 2, interval: 0.01, roundForNet: true },
  taxState: 'gross',
};

export const aSituation = (change: Partial<Situation> = {}): Situation => ({
  group: 'private',
  country: 'CH',
  shippingMethod: 'standard',
  kg: 2,
  hasOrdered: false,
  pricing: CHF,
  ...change,
});

export const aDiscount = (change: Partial<Discount> = {}): Discount => ({
  id: 'discount',
  scope: 'cart',
  type: 'percentage',
  value: 10,
  max: null,
  only: null,
  group: null,
  cheapest: null,
  ...change,
});

export const someConditions = (change: Partial<Conditions> = {}): Conditions => ({
  groups: ['private'],
  minTotal: null,
  countries: null,
  minQuantity: null,
  shippingMethods: null,
  maxKg: null,
  firstOrder: false,
  ...change,
});

/** By a code that is its id, unless it is automatic. */
export function aPromotion(id: string, change: Partial<Promotion> = {}): Promotion {
  const code = change.isAutomatic ? null : id;
  return {
    id,
    code,
    enteredCode: code,
    isAutomatic: false,
    active: true,
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-11-30T22:59:59.000Z',
    priority: 50,
    discounts: [aDiscount({ id: `${id}:0` })],
    sets: [],
    conditions: someConditions(),
    maxUses: null,
    maxUsesPerCustomer: null,
    excludes: [],
    preventsCombination: false,
    name: `Promotion ${id}`,
    uses: 0,
    usesOfCustomer: 0,
    isCodeUsed: false,
    ...change,
  };
}

export const someGoods = (id: string, quantity: number, unit: number, change: Partial<Goods> = {}): Goods => ({
  id,
  productId: id,
  parentId: null,
  categoryIds: [],
  quantity,
  unit,
  total: unit * quantity,
  ...change,
});

/** Goods at one rate, and shipping at the same. */
export function aCartOf(goods: Goods[], shipping = 0, rate = 8.1, taxState: Pricing['taxState'] = 'gross') {
  const taxBucket = (id: string, price: number): TaxBucket => ({ id, rate, price, tax: taxOf(price, rate, taxState) });
  return {
    goods,
    goodsTaxBuckets: goods.map(({ id, total }) => taxBucket(id, total)),
    shippingTaxBuckets: shipping === 0 ? [] : [taxBucket(String(rate), shipping)],
  };
}
