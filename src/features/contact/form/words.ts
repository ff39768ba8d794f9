import type { CaptchaWords } from '#features/captcha/captcha-words.ts';
import type { Slice } from '#i18n/format-message.ts';

/** The words of the contact form, a slice of each namespace; made by `form-facts.content.ts`. */
export type ContactWords = {
  contact: Slice<(typeof CONTACT_WORDS)[number]>;
  account: Slice<(typeof ACCOUNT_WORDS)[number]>;
  validation: Slice<(typeof VALIDATION_WORDS)[number]>;
  captcha: CaptchaWords;
  connection: Slice<(typeof CONNECTION_WORDS)[number]>;
  common: Slice<(typeof COMMON_WORDS)[number]>;
};

export const CONTACT_WORDS = [
  'subject',
  'chooseSubject',
  'subject-question',
  'subject-order',
  'subject-return',
  'subject-guarantee',
  'subject-spare-part',
  'subject-professional',
  'subject-other',
  'orderNumber',
  'street',
  'streetNumber',
  'zip',
  'location',
  'phone',
  'description',
  'descriptionHint',
  'upload',
  'uploadHint',
  'uploadChosen',
  'uploadRemove',
  'uploading',
  'uploadFailed',
  'fileTooLarge',
  'fileType',
  'consent',
  'submit',
  'submitting',
  'sentTitle',
  'sentText',
  'sendAnother',
  'failed',
  'regionHint',
  'person',
  'personCall',
] as const;

export const ACCOUNT_WORDS = [
  'field-salutationId',
  'field-firstName',
  'field-lastName',
  'field-email',
  'field-countryId',
] as const;

export const VALIDATION_WORDS = [
  'summaryTitle',
  'required',
  'email',
  'privacy',
  'violation-IS_BLANK_ERROR',
  'violation-FIRST_NAME_IS_BLANK_ERROR',
  'violation-LAST_NAME_IS_BLANK_ERROR',
  'violation-STRICT_CHECK_FAILED_ERROR',
  'violation-INVALID_EMAIL_FORMAT_ERROR',
  'violation-TOO_LONG_ERROR',
  'violation-FIRST_NAME_IS_TOO_LONG',
  'violation-LAST_NAME_IS_TOO_LONG',
  'violation-PHONE_NUMBER_IS_TOO_LONG',
  'violation-ENTITY_DOES_NOT_EXISTS',
  'violation-INVALID_TYPE_ERROR',
  'violation-REGEX_FAILED_ERROR',
  'violation-NAME_SIGNS_ERROR',
  'violation-unknown',
] as const;

export const CONNECTION_WORDS = ['rateLimit'] as const;

export const COMMON_WORDS = ['optional', 'fieldsRequired'] as const;
