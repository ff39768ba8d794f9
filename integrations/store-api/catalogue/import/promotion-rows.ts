import type { Promotion } from '#features/content-schema/shop-config/promotion.schema.ts';
import { idOf } from '#store/id.ts';
import type { promotion, promotionCustomerCode, promotionUse } from '#store/records/schema/promotion.ts';
import type { Conditions, Discount, Only } from '#store/rules/promotion/promotion.ts';
import { cents } from '#values/money.ts';
import { categoryId } from './category-rows.ts';
import { productId } from './product-rows.ts';

export type PromotionRows = {
  promotions: (typeof promotion.$inferSelect)[];
  /** Uses and codes when the shop first knows the promotion; a running shop keeps its own count. */
  uses: (typeof promotionUse.$inferInsert)[];
  codes: (typeof promotionCustomerCode.$inferInsert)[];
};

export const promotionRows = (promotions: Promotion[]): PromotionRows => ({
  promotions: promotions.map(promotionRow),
  uses: promotions.map(({ id, seededRedemptions }) => ({ promotionId: promotionId(id), uses: seededRedemptions })),
  codes: promotions.flatMap(({ id, customerCodes }) =>
    customerCodes.map((code) => ({ code, promotionId: promotionId(id) })),
  ),
});

const promotionId = (key: string): string => idOf('promotion', key);

function promotionRow(content: Promotion): typeof promotion.$inferSelect {
  const { id: key, from, until, limits } = content;
  return {
    id: promotionId(key),
    key,
    isOwn: false,
    code: content.code,
    isAutomatic: content.automatic,
    active: content.active,
    validFrom: new Date(from).toISOString(),
    validUntil: until === null ? null : new Date(until).toISOString(),
    priority: content.priority,
    discounts: content.discounts.map((discount, index) => discountOf(discount, `${key}:${index}`)),
    sets: content.sets.map(({ quantity, applyTo }) => ({ quantity, only: onlyOf(applyTo) })),
    conditions: conditionsOf(content.rules),
    maxUses: limits.total,
    maxUsesPerCustomer: limits.perCustomer,
    excludes: content.excludes.map(promotionId),
    preventsCombination: content.preventCombination,
    name: content.name,
    text: content.text,
  };
}

function discountOf(content: Promotion['discounts'][number], place: string): Discount {
  const { scope, type, value, max, applyTo, group, cheapest } = content;
  return {
    id: idOf('promotion-discount', place),
    scope,
    type,
    value: type === 'percentage' ? value : cents(value),
    max: max === null ? null : cents(max),
    only: onlyOf(applyTo),
    group: group ?? null,
    cheapest: cheapest ?? null,
  };
}

function onlyOf(applyTo: Promotion['discounts'][number]['applyTo']): Only {
  if (!applyTo) return null;
  const { products = [], categories = [] } = applyTo;
  return { productIds: products.map(productId), categoryIds: categories.map(categoryId) };
}

const conditionsOf = (rules: Promotion['rules']): Conditions => ({
  groups: rules.groups,
  minTotal: rules.minTotal === null ? null : cents(rules.minTotal),
  countries: rules.countries,
  minQuantity: rules.minQuantity && {
    productIds: rules.minQuantity.products.map(productId),
    quantity: rules.minQuantity.quantity,
  },
  shippingMethods: rules.shippingMethods ?? null,
  maxKg: rules.maxKg ?? null,
  firstOrder: rules.firstOrder ?? false,
});
