import { CART_FAILURE_WORDS, FAILURE_WORDS } from '#features/session/problems.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { CART_WORDS, type CartWords, COMMON_WORDS, MESSAGE_WORDS, PANEL_WORDS, type PanelWords } from './words.ts';

/** Every word of the cart's page. */
export const cartWords = (locale: Locale): CartWords =>
  mergeSlices(
    mergeSlices(sliceOf(locale, 'cart', CART_WORDS), sliceOf(locale, 'cart', MESSAGE_WORDS)),
    mergeSlices(
      sliceOf(locale, 'common', COMMON_WORDS),
      sliceOf(locale, 'connection', [...FAILURE_WORDS, ...CART_FAILURE_WORDS]),
    ),
  );

/** The few words that the panel carries on every page. */
export const panelWords = (locale: Locale): PanelWords =>
  mergeSlices(
    sliceOf(locale, 'cart', PANEL_WORDS),
    mergeSlices(sliceOf(locale, 'common', COMMON_WORDS), sliceOf(locale, 'connection', ['retry', 'failed'])),
  );
