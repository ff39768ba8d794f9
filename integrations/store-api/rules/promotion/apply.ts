import {
  inCurrency,
  type Price,
  type Pricing,
  sumTaxes,
  type Tax,
  type TaxState,
  taxOf,
  taxShares,
  toCoin,
} from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import {
  type Discount,
  type Goods,
  holds,
  isAmong,
  isFor,
  isOffered,
  type Promotion,
  type SetGroup,
  type Situation,
} from './promotion.ts';

/** A discount of this cart. `price` is negative; `burdens`: the lines that bear it, none for a discount on shipping. */
export type AppliedDiscount = { promotion: Promotion; discount: Discount; price: Price; burdens: Burden[] };

/**
 * The result of a promotion: `gone` like an unknown code, `waiting` for products, `worthless` where everything is free.
 */
export type Outcome = 'applied' | 'gone' | 'excluded' | 'not-eligible' | 'waiting' | 'worthless';

/** A cart before its discounts: products, and the amounts that discounts on products and shipping may reduce. */
export type Discountable = { goods: Goods[]; goodsTaxBuckets: TaxBucket[]; shippingTaxBuckets: TaxBucket[] };

export type Applied = { discounts: AppliedDiscount[]; outcomes: { promotion: Promotion; outcome: Outcome }[] };

/**
 * Applies promotions, the highest priority first and equal ones by id, so that the order of codes makes no difference.
 * Each is calculated on the full prices and takes no more than those before it have left; of two that exclude each other the first applies.
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
  // before exclusions: a promotion that does not apply must not exclude another
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

/** The discounts of a promotion, without those of zero. */
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

/** What is left of the shipping costs, as one package: a second discount applies to the rest of the first. */
const shippingPackage = ({ shippingTaxBuckets }: Discountable): Package[] => [
  shippingTaxBuckets.map(({ id, price }) => ({ lineId: id, unit: price, quantity: 1, total: price })),
];

/** How much of each line a discount applies to. */
function reachOf(packages: Package[]): Map<string, Cents> {
  const reach = new Map<string, Cents>();
  for (const { lineId, total } of packages.flat()) reach.set(lineId, (reach.get(lineId) ?? 0) + total);
  return reach;
}

/** What a discount takes off its packages, in the session's currency: never below zero, never above what they cost. */
export function discountAmount({ type, value, max }: Discount, packages: Package[], pricing: Pricing): Cents {
  const whole = sum(packages.map(totalOf));
  const here = (baseAmount: Cents): Cents => inCurrency(baseAmount, pricing);
  const wished = {
    percentage: () => toCoin(Math.round((whole * value) / 100), pricing.rounding, pricing.taxState),
    absolute: () => here(value),
    fixed: () => sum(packages.map((parts) => Math.max(0, totalOf(parts) - here(value)))),
    fixed_unit: () => sum(packages.flat().map(({ unit, quantity }) => Math.max(0, unit - here(value)) * quantity)),
  }[type]();
  return Math.max(0, Math.min(wished, whole, max === null ? whole : here(max)));
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((all, each) => all + each, 0);

const totalOf = (parts: Package): Cents => sum(parts.map(({ total }) => total));

/** Some pieces of a line. */
type Part = { lineId: string; unit: Cents; quantity: number; total: Cents };

/** What a discount is calculated on: everything that it applies to, or one complete set. */
type Package = Part[];

/** The packages that a discount on goods applies to; none when nothing in the cart matches. */
export function packagesOf(discount: Discount, sets: SetGroup[], goods: Goods[]): Package[] {
  if (discount.scope === 'cart') {
    const parts = goods.filter((line) => isAmong(discount.only, line)).map(wholeLine);
    return parts.length > 0 ? [parts] : [];
  }
  const group = discount.scope === 'setgroup' ? discount.group : null;
  return completeSets(sets, goods).map((set) => {
    const units = set.filter((unit) => group === null || unit.group === group);
    // sets are filled with the most expensive first, so that the last ones are the cheapest
    const chosen = discount.cheapest === null ? units : units.sort(dearestFirst).slice(-discount.cheapest);
    return chosen.map(({ lineId, unit }) => ({ lineId, unit, quantity: 1, total: unit }));
  });
}

const wholeLine = ({ id, unit, quantity, total }: Goods): Part => ({ lineId: id, unit, quantity, total });

type Unit = { lineId: string; unit: Cents; line: Goods };

/** Splits the products into complete sets, the most expensive first; incomplete sets are left out. */
function completeSets(groups: SetGroup[], goods: Goods[]): (Unit & { group: number })[][] {
  if (groups.length === 0) return [];
  const units = goods.flatMap((line) => Array.from({ length: line.quantity }, () => pieceOf(line)));
  const stacks = groups.map(({ only }) => units.filter(({ line }) => isAmong(only, line)).sort(dearestLast));
  const taken = new Set<Unit>();
  const sets: (Unit & { group: number })[][] = [];
  for (;;) {
    const set = groups.flatMap(({ quantity }, group) =>
      takeFrom(stacks[group] ?? [], quantity, taken).map((unit) => ({ ...unit, group })),
    );
    if (set.length < groups.reduce((sum, { quantity }) => sum + quantity, 0)) return sets;
    sets.push(set);
  }
}

const pieceOf = (line: Goods): Unit => ({ lineId: line.id, unit: line.unit, line });

/** The next pieces of a stack that no other group has taken. */
function takeFrom(stack: Unit[], quantity: number, taken: Set<Unit>): Unit[] {
  const picked: Unit[] = [];
  while (picked.length < quantity) {
    const unit = stack.pop();
    if (!unit) return picked;
    if (taken.has(unit)) continue;
    taken.add(unit);
    picked.push(unit);
  }
  return picked;
}

/** Equal prices by line id, independent of the order of lines. */
const dearestFirst = (a: Unit, b: Unit): number =>
  b.unit - a.unit || Number(a.lineId > b.lineId) - Number(a.lineId < b.lineId);
const dearestLast = (a: Unit, b: Unit): number => dearestFirst(b, a);

/** What is left to take from: a line of goods, or the part of shipping under one rate. */
export type TaxBucket = { id: string; rate: number; price: Cents; tax: Cents };

/** How much of a discount an item bears. */
type Burden = { id: string; amount: Cents };

/** What was taken: a negative price, who bears it, and what is left. */
type Taken = { price: Price; burdens: Burden[]; taxBuckets: TaxBucket[] };

/**
 * Takes an amount from tax buckets, in proportion to what the discount applies to in each (`reach`, by id), never more than it holds.
 * The tax of a discount is the tax that each bucket loses, so that products and discounts together are taxed like the rest.
 */
export function allocateDiscount(
  taxBuckets: TaxBucket[],
  reach: Map<string, Cents>,
  amount: Cents,
  taxState: TaxState,
): Taken {
  const burdens = spread(taxBuckets, reach, amount);
  const bears = new Map(burdens.map((each) => [each.id, each.amount]));
  const left = taxBuckets.map((bucket) => lighter(bucket, bears.get(bucket.id) ?? 0, taxState));
  const taxes = taxBuckets.flatMap((bucket, index): Tax[] => {
    const after = left[index] ?? bucket;
    const isTouched = after.price !== bucket.price;
    return isTouched ? [{ rate: bucket.rate, price: after.price - bucket.price, tax: after.tax - bucket.tax }] : [];
  });
  const total = burdens.reduce((sum, each) => sum - each.amount, 0);
  const byRate = sumTaxes(taxes);
  return {
    price: { unit: total, quantity: 1, total, taxes: byRate, shares: taxShares(byRate), list: null },
    burdens,
    taxBuckets: left,
  };
}

/** Splits the amount into whole cents that add up to it, as far as there is enough. By id, independent of the order of lines. */
function spread(taxBuckets: TaxBucket[], reach: Map<string, Cents>, amount: Cents): Burden[] {
  const able = taxBuckets
    .map(({ id, price }) => ({ id, able: Math.min(price, reach.get(id) ?? 0) }))
    .filter(({ able: most }) => most > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const whole = able.reduce((sum, each) => sum + each.able, 0);
  const given = Math.min(amount, whole);
  let before = 0;
  return able.map(({ id, able: most }) => {
    const until = before + most;
    const share = Math.round((given * until) / whole) - Math.round((given * before) / whole);
    before = until;
    return { id, amount: share };
  });
}

function lighter({ id, rate, price, tax }: TaxBucket, amount: Cents, taxState: TaxState): TaxBucket {
  if (amount === 0) return { id, rate, price, tax };
  const left = price - amount;
  return { id, rate, price: left, tax: Math.min(tax, taxOf(left, rate, taxState)) };
}
