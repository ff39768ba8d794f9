import type { COMMON_WORDS, MESSAGE_WORDS, SUM_WORDS } from '#features/cart/words.ts';
import type { FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/tell.ts';

/** The words of the checkout, a slice of each namespace; made by `words.server.ts`. */
export type CheckoutWords = {
  checkout: Slice<(typeof CHECKOUT_WORDS)[number]>;
  account: Slice<(typeof ACCOUNT_WORDS)[number]>;
  validation: Slice<(typeof VALIDATION_WORDS)[number]>;
  cart: Slice<(typeof SUM_WORDS | typeof MESSAGE_WORDS)[number] | 'loadFailed' | 'loading' | 'emptyAction'>;
  connection: Slice<(typeof FAILURE_WORDS)[number]>;
  common: Slice<(typeof COMMON_WORDS)[number] | 'optional' | 'fieldsRequired' | 'cancel' | 'close'>;
};

export const CHECKOUT_WORDS = [
  'title',
  'stepWho',
  'stepWhere',
  'stepPay',
  'stepReview',
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
  'placingOrder',
  'cartEmpty',
  'cartChanged',
  'cartBlocked',
  'orderFailed',
] as const;

export const ACCOUNT_WORDS = [
  'field-salutationId',
  'field-firstName',
  'field-lastName',
  'field-company',
  'field-email',
  'hint-email',
  'field-phoneNumber',
  'hint-phoneNumber',
  'field-street',
  'field-zipcode',
  'field-city',
  'field-countryId',
  'guestReset',
  'guestResetAsk',
  'guestResetDone',
] as const;

export const VALIDATION_WORDS = [
  'loginRequired',
  'needShippingMethodId',
  'needPaymentMethodId',
  'needShippingAddressId',
  'needBillingAddressId',
  'summaryTitle',
  'summaryText',
  'required',
  'email',
  'phone',
  'terms',
  'privacy',
  'digitalWaiver',
  'zipForCountry',
  'violation-IS_BLANK_ERROR',
  'violation-IS_BLANK_ERROR-detail',
  'violation-FIRST_NAME_IS_BLANK_ERROR',
  'violation-LAST_NAME_IS_BLANK_ERROR',
  'violation-STREET_IS_BLANK_ERROR',
  'violation-CITY_IS_BLANK_ERROR',
  'violation-COUNTRY_IS_BLANK_ERROR',
  'violation-PHONE_NUMBER_IS_BLANK_ERROR',
  'violation-STRICT_CHECK_FAILED_ERROR',
  'violation-INVALID_EMAIL_FORMAT_ERROR',
  'violation-TOO_SHORT_ERROR',
  'violation-TOO_LONG_ERROR',
  'violation-FIRST_NAME_IS_TOO_LONG',
  'violation-LAST_NAME_IS_TOO_LONG',
  'violation-PHONE_NUMBER_IS_TOO_LONG',
  'violation-ZIPCODE_IS_TOO_LONG',
  'violation-NO_SUCH_CHOICE_ERROR',
  'violation-ENTITY_DOES_NOT_EXISTS',
  'violation-ZIP_CODE_INVALID',
  'violation-INVALID_TYPE_ERROR',
  'violation-REGEX_FAILED_ERROR',
  'violation-unknown',
] as const;
