import type { Words } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type Availability, availabilityOf, deliveryKey, levelOf } from './availability.ts';

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
  const isLate = availability.kind === 'later' && availability.days > 0;
  return { level, text: isLate ? t('stockDays', { count: availability.days }) : count(t, availability) };
}

function count(t: Words<'product'>, availability: Availability): string {
  switch (availability.kind) {
    case 'in':
      return t('stock', { count: availability.pieces });
    case 'low':
      return t('stockLow', { count: availability.pieces });
    case 'later':
      return t('stockRestock', { count: availability.days });
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
  const name = product.deliveryTime?.translated?.name ?? product.deliveryTime?.name ?? '';
  return (key && t.maybe(`deliveryTime-${key}`)) ?? name;
}
