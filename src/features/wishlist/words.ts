import type { PRICE_NOTE } from '#features/product/price-note.ts';
import type { Slice } from '#i18n/format-message.ts';

/** Keys of `wishlist` that its page shows; besides, `FOREIGN_WORDS`. */
export const WISHLIST_WORDS = [
  'title',
  'removeLabel',
  'merged',
  'clear',
  'clearAsk',
  'cleared',
  'emptyTitle',
  'emptyText',
  'emptyAction',
  'localHint',
  'loadFailed',
  'allToCart',
  'needChoice',
  'gone',
  'lastSeen',
  'unnamed',
  'saveFailed',
] as const;

/** `add`, `addLabel` of cart, `cancel`, `remove`, `choose`, `priceFrom`, `priceNoteList` of common, `badgeSoldOut` of product, `retry` of connection. */
export type WishlistWords = Slice<
  | (typeof WISHLIST_WORDS)[number]
  | ('add' | 'addLabel' | 'cancel' | 'remove' | 'choose' | 'badgeSoldOut' | 'retry')
  | ('priceFrom' | 'priceInstead' | (typeof PRICE_NOTE)[number])
>;
