import type { Words } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { QuantityRule } from '#values/quantity.ts';

/** The dot and the words beside it. */
export interface StockNote {
  level: 'in' | 'low' | 'out';
  text: string;
}

/** What the product page says: how many, how soon. */
export function stockNote(t: Words<'product'>, product: Product): StockNote {
  const availability = availabilityOf(product);
  const soon = deliveryWords(t, product);
  const text = [count(t, availability), isThere(availability) && soon].filter(Boolean).join(', ');
  return { level: levelOf(availability), text: text || soon };
}

/** What a card says: nothing while there is enough. */
export function cardStockNote(t: Words<'product'>, product: Product): StockNote | null {
  const availability = availabilityOf(product);
  const level = levelOf(availability);
  if (level === 'in') return null;
  if (availability.kind !== 'later') return { level, text: count(t, availability) };
  if (availability.days) return { level, text: t('stockDays', { count: availability.days }) };
  // a Shopware counts pieces by variant, and none of what gathers them
  return product.childCount ? null : { level, text: count(t, availability) };
}

function count(t: Words<'product'>, availability: Availability): string {
  switch (availability.kind) {
    case 'in':
      return t('stock', { count: availability.stock });
    case 'low':
      return t('stockLow', { count: availability.stock });
    case 'later':
      return availability.days ? t('stockRestock', { count: availability.days }) : t('stockOnOrder');
    case 'out':
      return t('stockOut');
    case 'download':
      return '';
  }
}

const isThere = ({ kind }: Availability) => kind === 'in' || kind === 'low';

/** Our own words for the usual times, the store's name for others. */
function deliveryWords(t: Words<'product'>, product: Product): string {
  const key = deliveryKey(product);
  const name = product.deliveryTime?.name ?? '';
  return (key && t.maybe(`deliveryTime-${key}`)) ?? name;
}

/** Up to this many pieces a shopper is told to hurry. */
const LOW = 5;

/** What is there: `in` and `low` count pieces, `later` is ordered and comes in some days (0: nobody knows how many), `out` can't be ordered. */
type Availability =
  | { kind: 'in' | 'low'; stock: number }
  | { kind: 'later'; days: number }
  | { kind: 'out' }
  | { kind: 'download' };

type Stocked = Pick<Product, 'stock' | 'isCloseout' | 'restockTime' | 'minPurchase' | 'deliveryTime'>;

/** A smaller stock than the smallest order is none. */
export function availabilityOf(product: Stocked): Availability {
  const stock = product.stock ?? 0;
  if (deliveryKey(product) === 'download') return { kind: 'download' };
  if (stock >= Math.max(1, product.minPurchase ?? 1)) return { kind: stock <= LOW ? 'low' : 'in', stock: stock };
  return product.isCloseout ? { kind: 'out' } : { kind: 'later', days: product.restockTime ?? 0 };
}

/** The dot before the words: full, half, empty. */
const levelOf = ({ kind }: Availability): 'in' | 'low' | 'out' =>
  kind === 'in' || kind === 'download' ? 'in' : kind === 'low' ? 'low' : 'out';

/** `1-3-days`, the key of its words; a delivery time of no time at all is a download. */
function deliveryKey({ deliveryTime }: Pick<Product, 'deliveryTime'>): string | null {
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
