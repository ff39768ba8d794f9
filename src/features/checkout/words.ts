import type { FormWords, COMMON_WORDS as KIT_WORDS } from '#features/account/form/words.ts';
import { VALIDATION_WORDS as FORM_RULES } from '#features/account/form/words.ts';
import { LOGIN_WORDS } from '#features/account/words.ts';
import type { CODE_WORDS, COMMON_WORDS, MESSAGE_WORDS, SUM_WORDS } from '#features/cart/words.ts';
import type { CART_FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/format-message.ts';

/** The words of the checkout, a slice of each namespace; made by `words.server.ts`. A form of the account speaks with them too. */
export type CheckoutWords = {
  checkout: Slice<(typeof CHECKOUT_WORDS)[number]>;
  account: FormWords['account'] & Slice<(typeof ACCOUNT_WORDS)[number]>;
  validation: FormWords['validation'] & Slice<(typeof VALIDATION_WORDS)[number]>;
  cart: Slice<
    (typeof SUM_WORDS | typeof MESSAGE_WORDS | typeof CODE_WORDS)[number] | 'loadFailed' | 'loading' | 'emptyAction'
  >;
  connection: FormWords['connection'] & Slice<(typeof CART_FAILURE_WORDS)[number]>;
  common: Slice<(typeof COMMON_WORDS | typeof KIT_WORDS | typeof COUNTRY_WORDS)[number]>;
};

/** `COUNTRY_WORDS` of common. */
export type CountryWords = Slice<(typeof COUNTRY_WORDS)[number]>;

export const CHECKOUT_WORDS = [
  'title',
  'stepWho',
  'stepWhere',
  'stepPay',
  'stepReview',
  'asGuest',
  'asCustomer',
  'asNew',
  'guestHint',
  'guestData',
  'billingAddress',
  'billingSame',
  'shippingAddress',
  'shippingMethod',
  'shippingMethodsLoading',
  'shippingMethodsEmpty',
  'shippingMethodMissing',
  'paymentMethod',
  'paymentMethodsLoading',
  'paymentMethodsEmpty',
  'comment',
  'commentHint',
  'yourOrder',
  'changeCart',
  'consentTerms',
  'consentPrivacy',
  'consentDigital',
  'placeOrderBinding',
  'placeOrderHint',
  'placeOrderPay',
  'onItsWay',
  'placingOrder',
  'cartEmpty',
  'sessionEnded',
  'cartChanged',
  'cartBlocked',
  'orderFailed',
  'confirmGuest',
] as const;

export const ACCOUNT_WORDS = [
  ...LOGIN_WORDS,
  ...(['loginText', 'loginSuccess', 'registerOptinTitle', 'registerOptinText', 'registerOptinMissing'] as const),
  ...(['field-birthday', 'field-birthdayDay', 'field-birthdayMonth', 'field-birthdayYear'] as const),
  ...(['field-emailConfirmation', 'field-passwordConfirm'] as const),
  ...(['hint-birthday', 'hint-password', 'hint-email', 'hint-phoneNumber', 'field-phoneNumber'] as const),
  ...(['field-salutationId', 'field-firstName', 'field-lastName', 'field-company'] as const),
  ...([
    'field-street',
    'field-zipcode',
    'field-city',
    'field-countryId',
    'field-countryStateId',
    'addressNew',
    'addressEdit',
  ] as const),
  ...(['guestReset', 'guestResetAsk', 'guestResetDone'] as const),
] as const;

export const VALIDATION_WORDS = [
  ...FORM_RULES,
  ...(['terms', 'digitalWaiver', 'loginRequired'] as const),
  ...(['needShippingMethodId', 'needPaymentMethodId', 'needShippingAddressId', 'needBillingAddressId'] as const),
] as const;

/** Of `common`: where the shop delivers to. */
export const COUNTRY_WORDS = [
  'countryTitle',
  'countryText',
  'countryCurrent',
  'countryChange',
  'countryChanged',
  'countryOther',
  'choose',
  'cancel',
  'close',
] as const;
