import {
  CONNECTION_WORDS,
  COMMON_WORDS as FORM_COMMON_WORDS,
  type FormWords,
  VALIDATION_WORDS,
} from '#features/account/form/words.server.ts';
import { LOGIN_WORDS } from '#features/account/words.ts';
import { CODE_WORDS, COMMON_WORDS, MESSAGE_WORDS, SUM_WORDS } from '#features/cart/words.server.ts';
import { CART_FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MatchOf } from '#i18n/namespaces.ts';
import { sliceOf } from '#i18n/words.ts';

export type CheckoutWords = ReturnType<typeof checkoutWords>;
export type CountryWords = Slice<MatchOf<'common', (typeof COUNTRY_WORDS)[number]>>;

const COUNTRY_WORDS = ['countryT*', 'countryC*', 'countryOther', 'choose', 'cancel', 'close'] as const;

const ACCOUNT_WORDS = [
  ...LOGIN_WORDS,
  ...(['login*', 'registerOptin*', 'guestReset*', 'addressNew', 'addressEdit'] as const),
  ...(['*-birthday*', '*-phoneNumber', 'field-email*', 'field-password*', 'hint-password', 'hint-email'] as const),
  ...(['field-s*', 'field-firstName', 'field-lastName', 'field-c*', 'field-zipcode'] as const),
] as const;

type AccountKey = MatchOf<'account', (typeof ACCOUNT_WORDS)[number]>;

/** Every word that the checkout shows, a slice of each namespace. A form of the account speaks with them too. */
export const checkoutWords = (locale: Locale) => ({
  checkout: sliceOf(locale, 'checkout', [
    ...([
      'title',
      'step*',
      'as*',
      'guest*',
      'billing*',
      'shipping*',
      'paymentMethod*',
      'comment*',
      'consent*',
    ] as const),
    ...(['yourOrder', 'changeCart', 'cart*', 'confirmGuest', 'sessionEnded', 'orderFailed'] as const),
    ...(['placeOrderBinding', 'placeOrderHint', 'placeOrderPay', 'placingOrder', 'onItsWay'] as const),
  ]),
  account: sliceOf(locale, 'account', ACCOUNT_WORDS) as FormWords['account'] & Slice<AccountKey>,
  validation: sliceOf(locale, 'validation', [...VALIDATION_WORDS, 'terms', 'digitalWaiver', 'loginRequired', 'need*']),
  cart: sliceOf(locale, 'cart', [
    ...SUM_WORDS,
    ...MESSAGE_WORDS,
    ...CODE_WORDS,
    ...(['loadFailed', 'loading', 'emptyAction'] as const),
  ]),
  connection: sliceOf(locale, 'connection', [...CONNECTION_WORDS, ...CART_FAILURE_WORDS]),
  common: sliceOf(locale, 'common', [...COMMON_WORDS, ...FORM_COMMON_WORDS, ...COUNTRY_WORDS]),
});
