import type { Pricing } from '#store/rules/price/price.ts';
import type { TaxBucket } from '#store/rules/promotion/allocate-discount.ts';
import { type AppliedDiscount, applyPromotions } from '#store/rules/promotion/apply.ts';
import { type FreeShipping, freeShipping } from '#store/rules/promotion/free-shipping.ts';
import type { Goods } from '#store/rules/promotion/goods.ts';
import { type PromotionUpdate, updatePromotions } from '#store/rules/promotion/promotion-messages.ts';
import type { Country } from '#store/shop-config/country.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { CartInput } from './calculate-cart.ts';
import { type Delivery, weightOf } from './delivery.ts';
import type { Line } from './price-lines.ts';

/** A cart with its lines and its shipping, before its discounts. */
export type Undiscounted = {
  lines: Line[];
  delivery: Delivery | undefined;
  shippingMethod: ShippingMethod;
  country: Country;
  pricing: Pricing;
};

/** What promotions make of a cart. */
export type Promoted = PromotionUpdate & { discounts: AppliedDiscount[]; freeShipping: FreeShipping | null };

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
    ...updatePromotions(applied, kept.promotions, unknownCodes),
  };
}

const discountable = ({ lines, delivery }: Undiscounted) => ({
  goods: lines.map(goodsOf),
  goodsTaxBuckets: lines.map(taxBucketOf),
  shippingTaxBuckets: (delivery?.costs.taxes ?? []).map(({ rate, price, tax }) => ({
    id: String(rate),
    rate,
    price,
    tax,
  })),
});

const goodsOf = ({ id, quantity, variant, price }: Line): Goods => ({
  id,
  productId: variant.id,
  parentId: variant.parentId,
  categoryIds: variant.categoryIds,
  quantity,
  unit: price.unit,
  total: price.total,
});

function taxBucketOf({ id, price }: Line): TaxBucket {
  const [tax] = price.taxes;
  return { id, rate: tax?.rate ?? 0, price: price.total, tax: tax?.tax ?? 0 };
}

const situation = ({ shopConfig, session, hasOrdered }: CartInput, cart: Undiscounted) => ({
  group: shopConfig.customerGroups.find(({ id }) => id === session.customerGroupId)?.key ?? 'private',
  country: cart.country.iso,
  shippingMethod: cart.shippingMethod.key,
  kg: weightOf(cart.lines),
  hasOrdered,
  pricing: cart.pricing,
});
