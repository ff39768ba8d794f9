import type { CountryFact } from '#store/catalogue/facts/country.ts';
import type { ShippingMethodFact } from '#store/catalogue/facts/delivery.ts';
import type { Pricing } from '#store/rules/price/price.ts';
import { type AppliedDiscount, applyPromotions } from '#store/rules/promotion/apply.ts';
import { type FreeShipping, freeShipping } from '#store/rules/promotion/free-shipping.ts';
import type { Goods } from '#store/rules/promotion/goods.ts';
import type { Purse } from '#store/rules/promotion/take-off.ts';
import { type Told, tellPromotions } from '#store/rules/promotion/tell.ts';
import type { CartInput } from './calculation.ts';
import { type Delivery, weightOf } from './delivery.ts';
import type { Line } from './settle-lines.ts';

/** A cart with its lines and its shipping, before its discounts. */
export type Undiscounted = {
  lines: Line[];
  delivery: Delivery | undefined;
  shippingMethod: ShippingMethodFact;
  country: CountryFact;
  pricing: Pricing;
};

/** What promotions make of a cart. */
export type Promoted = Told & { discounts: AppliedDiscount[]; freeShipping: FreeShipping | null };

/** The discounts of a cart, what to remember of them and what to say. */
export function promote(input: CartInput, cart: Undiscounted): Promoted {
  const { kept, promotions, unknownCodes, now } = input;
  const blocked = kept.promotions.filter(({ isBlocked }) => isBlocked).map(({ promotionId }) => promotionId);
  const open = promotions.filter(({ id }) => !blocked.includes(id));
  const circumstances = situation(input, cart);
  const reckoned = discountable(cart);
  const applied = applyPromotions(open, reckoned, circumstances, now);
  return {
    discounts: applied.discounts,
    freeShipping: cart.delivery?.costs.total ? freeShipping(applied, reckoned.goods, circumstances) : null,
    ...tellPromotions(applied, kept.promotions, unknownCodes),
  };
}

const discountable = ({ lines, delivery }: Undiscounted) => ({
  goods: lines.map(goodsOf),
  goodsPurses: lines.map(purseOf),
  shippingPurses: (delivery?.costs.taxes ?? []).map(({ rate, price, tax }) => ({ id: String(rate), rate, price, tax })),
});

const goodsOf = ({ id, quantity, sellable, price }: Line): Goods => ({
  id,
  productId: sellable.id,
  parentId: sellable.parentId,
  categoryIds: sellable.categoryIds,
  quantity,
  unit: price.unit,
  total: price.total,
});

function purseOf({ id, price }: Line): Purse {
  const [tax] = price.taxes;
  return { id, rate: tax?.rate ?? 0, price: price.total, tax: tax?.tax ?? 0 };
}

const situation = ({ facts, session, hasOrdered }: CartInput, cart: Undiscounted) => ({
  group: facts.customerGroups.find(({ id }) => id === session.customerGroupId)?.key ?? 'private',
  country: cart.country.iso,
  shippingMethod: cart.shippingMethod.key,
  kg: weightOf(cart.lines),
  hasOrdered,
  pricing: cart.pricing,
});
