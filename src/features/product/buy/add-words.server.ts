import { ADD_WORDS, type AddWords } from '#features/cart/words.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import type { QuantityRule } from '#values/quantity.ts';

/** The words of the button: only those that can come up here, because every page carries them. */
export function addWords(locale: Locale, rule: QuantityRule | null): AddWords {
  const byOne = ADD_WORDS.filter((key) => (rule?.steps ?? 1) > 1 || !key.endsWith('By'));
  return mergeSlices(sliceOf(locale, 'cart', byOne), sliceOf(locale, 'connection', FAILURES));
}

const FAILURES = [
  'failed',
  'retry',
  'rateLimit',
  'error-STORE_API__BUSY',
  'error-FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
] as const;
