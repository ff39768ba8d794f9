import { NO_PRICE, type Price } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
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
