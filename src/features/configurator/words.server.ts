import { PRICE_NOTE } from '#features/product/price-note.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { type ConfiguratorWords, WORDS } from './words.ts';

/** Every word of the island. */
export const configuratorWords = (locale: Locale): ConfiguratorWords =>
  mergeSlices(sliceOf(locale, 'configurator', WORDS), sliceOf(locale, 'common', PRICE_NOTE));
