import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';

export type OrderWords = ReturnType<typeof orderWords>;

/** Every word of the quick order. */
export const orderWords = (locale: Locale) =>
  mergeSlices(
    sliceOf(locale, 'professional', ['order*', 'row-*', 'file*', 'quote', 'commission', 'netHint']),
    sliceOf(locale, 'connection', ['retry']),
  );
