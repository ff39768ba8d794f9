import type { WishlistWords } from '#features/wishlist/words.ts';
import type { Slice } from '#i18n/format-message.ts';

/** Keys of `compare` that the page shows. */
export const COMPARE_WORDS = [
  ...(['title', 'remove', 'clear', 'differences', 'differs', 'property', 'price', 'stock', 'size', 'none'] as const),
  ...([
    'copy',
    'copied',
    'one',
    'emptyTitle',
    'emptyText',
    'emptyAction',
    'loadFailed',
    'table',
    'same',
    'gone',
  ] as const),
] as const;

/** Keys of `product` that tell what a product is. */
export const PRODUCT_WORDS = [
  ...(['containers', 'fitBodyDepth', 'fitBodyHeight', 'fitWidth', 'fitFrom', 'weight', 'guarantee', 'years'] as const),
  ...(['ean', 'dimensions', 'stock', 'stockLow', 'stockOut', 'stockRestock', 'stockDays'] as const),
  ...(['deliveryTime-1-3-days', 'deliveryTime-1-2-weeks', 'deliveryTime-3-5-weeks', 'deliveryTime-download'] as const),
] as const;

/** Words of the page itself; its lines are those of the wishlist. */
export type CompareWords = Slice<(typeof COMPARE_WORDS)[number] | 'retry'>;

/** Words of three kinds, because some keys stand in several namespaces. */
export interface AllWords {
  page: CompareWords;
  product: Slice;
  wish: WishlistWords;
}
