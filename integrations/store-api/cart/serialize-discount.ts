import { serializePrice, serializeShares } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
import { amount } from '#values/money.ts';
import { discountLinePrice, discountPayload } from './discount-payload.ts';

/** A discount as a line of the cart: its id is that of the discount, and its code in `referencedId`. */
export function serializeDiscount(applied: AppliedDiscount) {
  const { promotion, discount } = applied;
  const price = discountLinePrice(applied);
  return {
    id: discount.id,
    uniqueIdentifier: discount.id,
    referencedId: promotion.enteredCode ?? '',
    type: 'promotion',
    label: promotion.name,
    description: promotion.name,
    quantity: 1,
    good: false,
    removable: true,
    stackable: false,
    states: [],
    cover: null,
    price: serializePrice(price),
    priceDefinition: {
      price: amount(price.unit),
      quantity: 1,
      taxRules: serializeShares(price.shares),
      isCalculated: true,
      listPrice: null,
      regulationPrice: null,
      type: 'quantity',
      apiAlias: 'cart_price_quantity' as const,
    },
    payload: discountPayload(applied),
    quantityInformation: null,
    deliveryInformation: null,
    children: [],
    modified: false,
    modifiedByApp: false,
    shippingCostAware: false,
    apiAlias: 'cart_line_item' as const,
  };
}
