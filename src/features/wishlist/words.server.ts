import { PRICE_NOTE } from '#features/product/price-note.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { WISHLIST_WORDS, type WishlistWords } from './words.ts';

/** Every word of the wishlist's page. */
export const wishlistWords = (locale: Locale): WishlistWords =>
  mergeSlices(
    mergeSlices(sliceOf(locale, 'wishlist', WISHLIST_WORDS), sliceOf(locale, 'cart', ['add', 'addLabel'])),
    mergeSlices(
      sliceOf(locale, 'common', ['cancel', 'remove', 'choose', 'priceFrom', 'priceInstead', ...PRICE_NOTE]),
      mergeSlices(sliceOf(locale, 'product', ['badgeSoldOut']), sliceOf(locale, 'connection', ['retry'])),
    ),
  );
