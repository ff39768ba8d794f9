import type { Product } from '#store-api/contract/product.ts';
import type { QuantityRule } from '#values/quantity.ts';

/** Up to this many pieces a shopper is told to hurry. */
const LOW = 5;

/** What is there: `in` and `low` count pieces, `later` is ordered and comes in some days, `out` can't be ordered. */
export type Availability =
  | { kind: 'in' | 'low'; pieces: number }
  | { kind: 'later'; days: number }
  | { kind: 'out' }
  | { kind: 'download' };

type Stocked = Pick<Product, 'stock' | 'isCloseout' | 'restockTime' | 'minPurchase' | 'deliveryTime'>;

/** A smaller stock than the smallest order is none. */
export function availabilityOf(product: Stocked): Availability {
  const pieces = product.stock ?? 0;
  if (deliveryKey(product) === 'download') return { kind: 'download' };
  if (pieces >= Math.max(1, product.minPurchase ?? 1)) return { kind: pieces <= LOW ? 'low' : 'in', pieces };
  return product.isCloseout ? { kind: 'out' } : { kind: 'later', days: product.restockTime ?? 0 };
}

/** The dot before the words: full, half, empty. */
export const levelOf = ({ kind }: Availability): 'in' | 'low' | 'out' =>
  kind === 'in' || kind === 'download' ? 'in' : kind === 'low' ? 'low' : 'out';

/** `1-3-days`, the key of its words; a delivery time of no time at all is a download. */
export function deliveryKey({ deliveryTime }: Pick<Product, 'deliveryTime'>): string | null {
  if (!deliveryTime) return null;
  const { min, max, unit } = deliveryTime;
  return max ? `${min ?? 0}-${max}-${unit ?? 'day'}s` : 'download';
}

/** What may be put into a cart at once; the server has the last word. */
export function quantityRule(product: Product): QuantityRule {
  return {
    min: product.minPurchase ?? 1,
    steps: product.purchaseSteps ?? 1,
    max: product.calculatedMaxPurchase ?? product.maxPurchase ?? null,
  };
}
