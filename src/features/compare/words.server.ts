import { wishlistWords } from '#features/wishlist/words.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { type AllWords, COMPARE_WORDS, PRODUCT_WORDS } from './words.ts';

/** Every word of the comparison. */
export const compareWords = (locale: Locale): AllWords => ({
  page: mergeSlices(sliceOf(locale, 'compare', COMPARE_WORDS), sliceOf(locale, 'connection', ['retry'])),
  product: sliceOf(locale, 'product', PRODUCT_WORDS),
  wish: wishlistWords(locale),
});
