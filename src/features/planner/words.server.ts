import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';

export type PlannerWords = ReturnType<typeof plannerWords>;

/** Every word of the planner. */
export const plannerWords = (locale: Locale) =>
  mergeSlices(
    sliceOf(locale, 'professional', ['plan*', 'usableWidth', 'partsList', 'quote', 'netHint', 'row-wrongStep']),
    sliceOf(locale, 'cart', ['quantityLabel', 'quantityIncrease', 'quantityDecrease']),
  );
