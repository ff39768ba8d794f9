import type { PurchasableVariant } from '#store/catalogue/purchasable-variants.ts';
import { NO_PRICE, type Price } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
import type { TaxClass } from '#store/shop-config/payment.ts';
import { amount } from '#values/money.ts';

/** What a line of a promotion tells beside name and price. `value` and `maxValue` are texts, as in Shopware. */
export function discountPayload({ promotion, discount, burdens }: AppliedDiscount) {
  const { type, scope, value, max } = discount;
  return {
    promotionId: promotion.id,
    discountId: discount.id,
    discountType: type,
    discountScope: scope,
    code: promotion.enteredCode ?? '',
    value: String(type === 'percentage' ? value : amount(value)),
    maxValue: max === null ? '' : String(amount(max)),
    promotionCodeType: promotion.code === null && !promotion.isAutomatic ? 'individual' : 'global',
    priority: promotion.priority,
    exclusions: promotion.excludes,
    preventCombination: promotion.preventsCombination,
    composition: burdens.map(({ id, amount: share }) => ({ id, quantity: 1, discount: amount(share) })),
  };
}

/** A discount on shipping stands in a delivery of its own; its line only tells of it, at 0.00. */
export const discountLinePrice = ({ discount, price }: AppliedDiscount): Price =>
  discount.scope === 'delivery' ? NO_PRICE : price;

/** What a line tells of its product beside name and price; options are words here, not entities. */
export function linePayload(variant: PurchasableVariant, taxes: TaxClass[]) {
  return {
    productNumber: variant.number,
    options: variant.options.map(({ group, option }) => ({ group, option, translated: { group, option } })),
    parentId: variant.parentId,
    isCloseout: variant.isCloseout,
    isNew: variant.isNew,
    markAsTopseller: variant.isTop,
    taxId: taxes.find(({ productTax }) => productTax === variant.taxRate)?.id ?? null,
    categoryIds: variant.categoryIds,
    propertyIds: variant.propertyIds,
    optionIds: variant.optionIds,
    stock: variant.stock,
    productType: variant.states[0] === 'is-download' ? 'digital' : 'physical',
    releaseDate: null,
    purchasePrices: null,
    customFields: { hof_family: variant.family, hof_kind: variant.kind },
    features: [],
  };
}
