import { wishlistWords } from '#features/wishlist/words.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf, wordsIn } from '#i18n/words.ts';

/** Words of three kinds, because some keys exist in several namespaces. */
export type AllWords = ReturnType<typeof compareWords>;

/** Every word of the comparison; its lines are those of the wishlist. */
export const compareWords = (locale: Locale) => ({
  page: mergeSlices(wordsIn(locale, 'compare'), sliceOf(locale, 'connection', ['retry'])),
  product: sliceOf(locale, 'product', [
    ...([
      'containers',
      'fit*',
      'weight',
      'guarantee',
      'years',
      'ean',
      'dimensions',
      'stock*',
      'deliveryTime-*',
    ] as const),
  ]),
  wishlist: wishlistWords(locale),
});
