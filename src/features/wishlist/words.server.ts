import { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';

export type WishlistWords = ReturnType<typeof wishlistWords>;

/** Every word of the wishlist's page. */
export const wishlistWords = (locale: Locale) =>
  mergeSlices(
    sliceOf(locale, 'wishlist', [
      ...(['title', 'removeLabel', 'merged', 'clear*', 'empty*', 'localHint', 'loadFailed', 'allToCart'] as const),
      ...(['needChoice', 'gone', 'lastSeen', 'unnamed', 'saveFailed'] as const),
    ]),
    sliceOf(locale, 'cart', ['add', 'addLabel']),
    sliceOf(locale, 'common', ['cancel', 'remove', 'choose', 'priceFrom', 'priceInstead', ...PRICE_NOTE]),
    sliceOf(locale, 'product', ['badgeSoldOut']),
    sliceOf(locale, 'connection', ['retry']),
  );
