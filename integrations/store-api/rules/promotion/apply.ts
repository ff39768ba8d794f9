import type { Price } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import { allocateDiscount, type Burden, type TaxBucket } from './allocate-discount.ts';
import { discountAmount } from './amount.ts';
import { holds, isFor, type Situation } from './conditions.ts';
import type { Goods } from './goods.ts';
import { type Package, packagesOf } from './packages.ts';
import { type Discount, isOffered, type Promotion } from './promotion.ts';

/** A discount of this cart. `price` is negative; `burdens`: the lines that bear it, none for a discount on shipping. */
export type AppliedDiscount = { promotion: Promotion; discount: Discount; price: Price; burdens: Burden[] };

/**
 * What became of a promotion: `gone` like a code that nobody knows, `waiting` for goods, `worthless` where nothing costs anything.
 */
export type Outcome = 'applied' | 'gone' | 'excluded' | 'not-eligible' | 'waiting' | 'worthless';

/** A cart before its discounts: goods, and what can be taken from them and from shipping. */
export type Discountable = { goods: Goods[]; goodsTaxBuckets: TaxBucket[]; shippingTaxBuckets: TaxBucket[] };

export type Applied = { discounts: AppliedDiscount[]; outcomes: { promotion: Promotion; outcome: Outcome }[] };

/**
 * Applies promotions, the highest priority first and equal ones by id, so that the order of codes makes no difference.
 * Each reckons on the full prices and takes no more than those before it have left; of two that exclude each other the first stays.
 */
export function applyPromotions(promotions: Promotion[], cart: Discountable, situation: Situation, now: Date): Applied {
  const applied: Applied = { discounts: [], outcomes: [] };
  const valid: Promotion[] = [];
  let remaining = cart;
  for (const promotion of [...promotions].sort(byPriority)) {
    const outcome = obstacle(promotion, remaining, valid, situation, now);
    const taken = outcome === null ? takeAll(promotion, remaining, situation) : { discounts: [], cart: remaining };
    if (taken.discounts.length > 0) valid.push(promotion);
    remaining = taken.cart;
    applied.discounts.push(...taken.discounts);
    applied.outcomes.push({
      promotion,
      outcome: outcome ?? (taken.discounts.length > 0 ? 'applied' : 'not-eligible'),
    });
  }
  return applied;
}

const byPriority = (a: Promotion, b: Promotion): number => b.priority - a.priority || (a.id < b.id ? -1 : 1);

function obstacle(
  promotion: Promotion,
  { goods, goodsTaxBuckets }: Discountable,
  valid: Promotion[],
  situation: Situation,
  now: Date,
): Outcome | null {
  if (!isOffered(promotion, now)) return 'gone';
  if (goods.length === 0) return 'waiting';
  // before what excludes it: who it is not meant for would take out the other one in vain
  if (!isFor(promotion.conditions, situation)) return 'not-eligible';
  if (valid.some((other) => isExcluded(promotion, other))) return 'excluded';
  const left = goodsTaxBuckets.reduce((sum, { price }) => sum + price, 0);
  if (!holds(promotion.conditions, goods, left, situation)) return 'not-eligible';
  return goods.every(({ total }) => total === 0) ? 'worthless' : null;
}

const isExcluded = (one: Promotion, other: Promotion): boolean =>
  one.preventsCombination ||
  other.preventsCombination ||
  other.excludes.includes(one.id) ||
  one.excludes.includes(other.id);

/** Every discount of a promotion; one that takes nothing off is none. */
function takeAll(promotion: Promotion, cart: Discountable, { pricing }: Situation) {
  const discounts: AppliedDiscount[] = [];
  let { goodsTaxBuckets, shippingTaxBuckets } = cart;
  for (const discount of promotion.discounts) {
    const isDelivery = discount.scope === 'delivery';
    const packages = isDelivery ? shippingPackage(cart) : packagesOf(discount, promotion.sets, cart.goods);
    const amount = discountAmount(discount, packages, pricing);
    const taken = allocateDiscount(
      isDelivery ? shippingTaxBuckets : goodsTaxBuckets,
      reachOf(packages),
      amount,
      pricing.taxState,
    );
    if (taken.price.total === 0) continue;
    if (isDelivery) shippingTaxBuckets = taken.taxBuckets;
    else goodsTaxBuckets = taken.taxBuckets;
    discounts.push({ promotion, discount, price: taken.price, burdens: isDelivery ? [] : taken.burdens });
  }
  return { discounts, cart: { goods: cart.goods, goodsTaxBuckets, shippingTaxBuckets } };
}

/** What is left of shipping, as one package: a second discount on it starts where the first one ended. */
const shippingPackage = ({ shippingTaxBuckets }: Discountable): Package[] => [
  shippingTaxBuckets.map(({ id, price }) => ({ lineId: id, unit: price, quantity: 1, total: price })),
];

/** How much of each line a discount applies to. */
function reachOf(packages: Package[]): Map<string, Cents> {
  const reach = new Map<string, Cents>();
  for (const { lineId, total } of packages.flat()) reach.set(lineId, (reach.get(lineId) ?? 0) + total);
  return reach;
}
