// Only the store knows what is missing for free shipping; it adds `extensions["hof-free-shipping"]` to the cart.
import { inCurrency } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import type { Applied } from './apply.ts';
import { holds, type Situation } from './conditions.ts';
import type { Goods } from './goods.ts';
import type { Promotion } from './promotion.ts';

/** From which value of goods on shipping costs nothing, and what is missing: 0 once it is reached. In the session's currency. */
export type FreeShipping = { from: Cents; missing: Cents };

/**
 * How far a cart is from free shipping, by the promotion that takes it off without a code. Null where there is none,
 * or where more goods would not bring it: another country, way to ship or group, too heavy, excluded by a discount.
 */
export function freeShipping({ discounts, outcomes }: Applied, goods: Goods[], situation: Situation) {
  const left = [...goods.map(({ total }) => total), ...discounts.filter(isOnGoods).map(({ price }) => price.total)];
  const value = left.reduce((sum, amount) => sum + amount, 0);
  const offers = outcomes.flatMap(({ promotion, outcome }): FreeShipping[] => {
    const from = startOf(promotion, situation);
    if (from === null) return [];
    if (outcome === 'applied') return [{ from, missing: 0 }];
    const isOpen = outcome === 'not-eligible' && value < from && onlyMissesValue(promotion, goods, value, situation);
    return isOpen ? [{ from, missing: from - value }] : [];
  });
  return offers.sort((a, b) => a.missing - b.missing)[0] ?? null;
}

const isOnGoods = ({ discount }: Applied['discounts'][number]): boolean => discount.scope !== 'delivery';

/** The value of goods at which a promotion takes all of the shipping off; null for any other promotion. */
function startOf({ isAutomatic, conditions, discounts }: Promotion, { pricing }: Situation): Cents | null {
  const takesAll = discounts.some(
    ({ scope, type, value, max }) => scope === 'delivery' && type === 'percentage' && value >= 100 && max === null,
  );
  return isAutomatic && takesAll && conditions.minTotal !== null ? inCurrency(conditions.minTotal, pricing) : null;
}

const onlyMissesValue = ({ conditions }: Promotion, goods: Goods[], value: Cents, situation: Situation): boolean =>
  holds({ ...conditions, minTotal: null }, goods, value, situation);
