import type { Product } from '#store-api/contract/product.ts';
import { type Cents, cents, reductionPercent } from '#values/money.ts';

/** What a product costs, in cents, as the session sees it. */
export interface Offer {
  /** One piece when one is bought. */
  unit: Cents;
  /** The price before, null when nothing is reduced. */
  list: Cents | null;
  /** Whole percent, 0 when nothing is reduced. */
  reduction: number;
  /** Prices by quantity where there is more than one: `quantity` ends a tier, it begins the last. */
  tiers: { quantity: number; unit: Cents; isLast: boolean }[];
  /** VAT in percent that the price contains or comes on top; null for several or none. */
  taxRate: number | null;
}

/**
 * A Shopware tells prices of a customer group apart from `calculatedPrice`, even when there is only one.
 * @throws never: a product whose price did not come has none to show, which is null
 */
export function offerOf(product: Product): Offer | null {
  const price = product.calculatedPrices?.[0] ?? product.calculatedPrice;
  if (!price) return null;
  const unit = cents(price.unitPrice);
  const list = price.listPrice ? cents(price.listPrice.price) : 0;
  const [rule, ...others] = price.taxRules;
  return {
    unit,
    list: list > unit ? list : null,
    reduction: reductionPercent(unit, list),
    tiers: tiersOf(product),
    taxRate: rule && rule.taxRate > 0 && others.length === 0 ? rule.taxRate : null,
  };
}

/** What a measure of it costs, as the law wants it said of goods by weight or volume: `{ price: 3180, measure: [1, 'kg'] }`. */
export interface ReferencePrice {
  price: Cents;
  measure: [quantity: number, unit: string];
  /** By how much it is the price of one piece. */
  ratio: number;
}

/** @returns null for what is sold by the piece */
export function referencePriceOf({ calculatedPrices, calculatedPrice }: Product): ReferencePrice | null {
  const { unitPrice = 0, referencePrice } = calculatedPrices?.[0] ?? calculatedPrice ?? {};
  if (!referencePrice?.unitName || !referencePrice.referenceUnit || unitPrice <= 0) return null;
  const { price, referenceUnit, unitName } = referencePrice;
  return { price: cents(price), measure: [referenceUnit, unitName], ratio: price / unitPrice };
}

/** What one piece costs when so many are bought. */
export const unitFor = ({ unit, tiers }: Offer, count: number): Cents =>
  tiers.find(({ quantity, isLast }) => isLast || count <= quantity)?.unit ?? unit;

/** From how many pieces on which price counts, the first from one on: `[{from: 1, unit: 585}, {from: 10, unit: 535}]`. */
export const stepsOf = ({ unit, tiers }: Offer): { from: number; unit: Cents }[] =>
  tiers.length === 0
    ? [{ from: 1, unit }]
    : tiers.map((tier, index) => ({
        from: tier.isLast ? tier.quantity : (tiers[index - 1]?.quantity ?? 0) + 1,
        unit: tier.unit,
      }));

function tiersOf({ calculatedPrices }: Product): Offer['tiers'] {
  const prices = calculatedPrices ?? [];
  if (prices.length < 2) return [];
  return prices.map(({ quantity, unitPrice }, index) => ({
    quantity,
    unit: cents(unitPrice),
    isLast: index === prices.length - 1,
  }));
}

/** The price of a list: the lowest there is, and why it is only “from”. */
export interface ListPrice {
  unit: Cents;
  list: Cents | null;
  reduction: number;
  from: 'quantity' | 'variants' | null;
}

export function listPriceOf(product: Product): ListPrice | null {
  const offer = offerOf(product);
  if (!offer) return null;
  const { unit, list, reduction, tiers } = offer;
  const lowest = Math.min(unit, ...tiers.map((tier) => tier.unit));
  if (lowest < unit) return { unit: lowest, list: null, reduction, from: 'quantity' };
  // a version tells the price of the cheapest of its siblings
  const cheapest = product.parentId ? null : product.calculatedCheapestPrice;
  const other = cheapest?.hasRange ? cents(cheapest.unitPrice) : unit;
  // what has versions is none itself: its own price is that of the cheapest
  const isLeast = cheapest?.hasRange && (product.childCount ?? 0) > 0;
  if (other < unit || isLeast) return { unit: other, list: null, reduction, from: 'variants' };
  return { unit, list, reduction, from: null };
}
