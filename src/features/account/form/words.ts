import { FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/format-message.ts';
import type { AccountWord } from '../words.ts';

/** The words of a form of the account; `account` holds those that this one says. Made by `words.server.ts`. */
export type FormWords = {
  account: Slice<AccountWord>;
  validation: Slice<(typeof VALIDATION_WORDS)[number]>;
  connection: Slice<(typeof CONNECTION_WORDS)[number]>;
  common: Slice<(typeof COMMON_WORDS)[number]>;
};

export const COMMON_WORDS = ['optional', 'fieldsRequired', 'save', 'cancel', 'saved'] as const;

export const CONNECTION_WORDS = [
  'formRestored',
  ...FAILURE_WORDS,
  'error-CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
  'error-CHECKOUT__CUSTOMER_AUTH_THROTTLED',
  'error-STORE__PASSWORDS_BUSY',
  'error-CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
  'error-CHECKOUT__CUSTOMER_IS_INACTIVE',
  'error-CHECKOUT__CUSTOMER_NOT_FOUND',
  'error-CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
  'error-CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
  'error-CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
  'error-CHECKOUT__CUSTOMER_ADDRESS_LIMIT_REACHED',
] as const;

export const VALIDATION_WORDS = [
  'summaryTitle',
  'summaryText',
  'required',
  'email',
  'phone',
  'age',
  'date',
  'privacy',
  'minLength',
  'passwordsMatch',
  'emailsMatch',
  'zipForCountry',
  'violation-IS_BLANK_ERROR',
  'violation-IS_BLANK_ERROR-detail',
  'violation-FIRST_NAME_IS_BLANK_ERROR',
  'violation-LAST_NAME_IS_BLANK_ERROR',
  'violation-STREET_IS_BLANK_ERROR',
  'violation-CITY_IS_BLANK_ERROR',
  'violation-COUNTRY_IS_BLANK_ERROR',
  'violation-ADDITIONAL_ADDR1_IS_BLANK_ERROR',
  'violation-ADDITIONAL_ADDR2_IS_BLANK_ERROR',
  'violation-PHONE_NUMBER_IS_BLANK_ERROR',
  'violation-STRICT_CHECK_FAILED_ERROR',
  'violation-INVALID_EMAIL_FORMAT_ERROR',
  'violation-CUSTOMER_EMAIL_NOT_UNIQUE',
  'violation-CUSTOMER_PASSWORD_NOT_CORRECT',
  'violation-TOO_SHORT_ERROR',
  'violation-TOO_LONG_ERROR',
  'violation-FIRST_NAME_IS_TOO_LONG',
  'violation-LAST_NAME_IS_TOO_LONG',
  'violation-TITLE_IS_TOO_LONG',
  'violation-PHONE_NUMBER_IS_TOO_LONG',
  'violation-ZIPCODE_IS_TOO_LONG',
  'violation-TOO_LOW_ERROR',
  'violation-TOO_HIGH_ERROR',
  'violation-TOO_HIGH_ERROR-birthdayYear',
  'violation-NOT_EQUAL_ERROR',
  'violation-NO_SUCH_CHOICE_ERROR',
  'violation-ENTITY_DOES_NOT_EXISTS',
  'violation-ENTITY_EXISTS',
  'violation-ZIP_CODE_INVALID',
  'violation-VAT_ID_FORMAT_NOT_CORRECT',
  'violation-INVALID_TYPE_ERROR',
  'violation-REGEX_FAILED_ERROR',
  'violation-NAME_SIGNS_ERROR',
  'violation-NOT_TRUE_ERROR',
  'violation-unknown',
] as const;
