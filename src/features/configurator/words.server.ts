import { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf, wordsIn } from '#i18n/words.ts';

export type ConfiguratorWords = ReturnType<typeof configuratorWords>;

/** Every word of the island. */
export const configuratorWords = (locale: Locale) =>
  mergeSlices(wordsIn(locale, 'configurator'), sliceOf(locale, 'common', PRICE_NOTE));
