import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { ORDER_WORDS, type OrderWords } from './words.ts';

/** Every word of the quick order. */
export const orderWords = (locale: Locale): OrderWords =>
  mergeSlices(sliceOf(locale, 'professional', ORDER_WORDS), sliceOf(locale, 'connection', ['retry']));
