import { COMMON_WORDS, MESSAGE_WORDS, SUM_WORDS } from '#features/cart/words.ts';
import { FAILURE_WORDS } from '#features/session/problems.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';
import { ACCOUNT_WORDS, CHECKOUT_WORDS, type CheckoutWords, VALIDATION_WORDS } from './words.ts';

/** Every word that the checkout shows, and no other. */
export const checkoutWords = (locale: Locale): CheckoutWords => ({
  checkout: sliceOf(locale, 'checkout', CHECKOUT_WORDS),
  account: sliceOf(locale, 'account', ACCOUNT_WORDS),
  validation: sliceOf(locale, 'validation', VALIDATION_WORDS),
  cart: sliceOf(locale, 'cart', [...SUM_WORDS, ...MESSAGE_WORDS, 'loadFailed', 'loading', 'emptyAction']),
  connection: sliceOf(locale, 'connection', FAILURE_WORDS),
  common: sliceOf(locale, 'common', [...COMMON_WORDS, 'optional', 'fieldsRequired', 'cancel', 'close']),
});
