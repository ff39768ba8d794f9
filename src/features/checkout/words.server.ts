import { CONNECTION_WORDS, COMMON_WORDS as KIT_WORDS } from '#features/account/form/words.ts';
import { CODE_WORDS, COMMON_WORDS, MESSAGE_WORDS, SUM_WORDS } from '#features/cart/words.ts';
import { CART_FAILURE_WORDS } from '#features/session/problems.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';
import { ACCOUNT_WORDS, CHECKOUT_WORDS, type CheckoutWords, COUNTRY_WORDS, VALIDATION_WORDS } from './words.ts';

/** Every word that the checkout shows, and no other. */
export const checkoutWords = (locale: Locale): CheckoutWords => ({
  checkout: sliceOf(locale, 'checkout', CHECKOUT_WORDS),
  account: sliceOf(locale, 'account', ACCOUNT_WORDS) as CheckoutWords['account'],
  validation: sliceOf(locale, 'validation', VALIDATION_WORDS),
  cart: sliceOf(locale, 'cart', [
    ...SUM_WORDS,
    ...MESSAGE_WORDS,
    ...CODE_WORDS,
    ...(['loadFailed', 'loading', 'emptyAction'] as const),
  ]),
  connection: sliceOf(locale, 'connection', [...CONNECTION_WORDS, ...CART_FAILURE_WORDS]),
  common: sliceOf(locale, 'common', [...COMMON_WORDS, ...KIT_WORDS, ...COUNTRY_WORDS]),
});
