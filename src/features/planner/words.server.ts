import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { PLANNER_WORDS, type PlannerWords } from './words.ts';

/** Every word of the planner. */
export const plannerWords = (locale: Locale): PlannerWords =>
  mergeSlices(
    sliceOf(locale, 'professional', PLANNER_WORDS),
    sliceOf(locale, 'cart', ['quantityLabel', 'quantityIncrease', 'quantityDecrease']),
  );
