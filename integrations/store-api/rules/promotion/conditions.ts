import { inCurrency, type Pricing } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import { type Goods, piecesOf } from './goods.ts';
import type { Conditions } from './promotion.ts';

/** Who buys, where to and how; by the keys of content. */
export type Situation = {
  group: string;
  country: string;
  shippingMethod: string;
  /** Of everything that travels. */
  kg: number;
  /** Unknown shoppers count as new until they say who they are. */
  hasOrdered: boolean;
  pricing: Pricing;
};

/** Whether this shopper may have it at all, whatever the cart holds. */
export const isFor = ({ groups, firstOrder }: Conditions, { group, hasOrdered }: Situation): boolean =>
  groups.includes(group) && !(firstOrder && hasOrdered);

/** Whether all conditions hold. `left`: value of the goods after the discounts before this one, in the session's currency. */
export function holds(conditions: Conditions, goods: Goods[], left: Cents, situation: Situation): boolean {
  const { minTotal, countries, minQuantity, shippingMethods, maxKg } = conditions;
  const { country, shippingMethod, kg, pricing } = situation;
  return (
    isFor(conditions, situation) &&
    (minTotal === null || left >= inCurrency(minTotal, pricing)) &&
    (countries === null || countries.includes(country)) &&
    (minQuantity === null || piecesOf(minQuantity.productIds, goods) >= minQuantity.quantity) &&
    (shippingMethods === null || shippingMethods.includes(shippingMethod)) &&
    (maxKg === null || kg <= maxKg)
  );
}
