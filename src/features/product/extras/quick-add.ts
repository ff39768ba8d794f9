import { availabilityOf } from '#features/catalog/availability.ts';
import type { Product } from '#store-api/contract/product.ts';

/** What the plus puts into the cart; nothing for what is chosen first (colours, sizes), sold out or without a price. */
export function quickAddOf(product: Product): { id: string; least: number | undefined } | undefined {
  const isChosenFirst = (product.childCount ?? 0) > 0 || Boolean(product.parentId);
  if (isChosenFirst || !product.calculatedPrice || availabilityOf(product).kind === 'out') return undefined;
  const least = product.minPurchase ?? 1;
  return { id: product.id, least: least > 1 ? least : undefined };
}
