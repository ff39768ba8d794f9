import type { CaptchaWords } from '#features/captcha/captcha-words.ts';
import type { Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';

/** The words of the request, a slice of each namespace; made by `request-kit.content.ts`. */
export type AppointmentWords = {
  appointment: Slice<KeyOf<'appointment'>>;
  validation: Slice<(typeof VALIDATION_WORDS)[number]>;
  captcha: CaptchaWords;
  connection: Slice<'rateLimit' | 'retry'>;
  common: Slice<'optional' | 'fieldsRequired' | 'close'>;
};

export const VALIDATION_WORDS = [
  'summaryTitle',
  'required',
  'email',
  'phone',
  'terms',
  'violation-IS_BLANK_ERROR',
  'violation-FIRST_NAME_IS_BLANK_ERROR',
  'violation-LAST_NAME_IS_BLANK_ERROR',
  'violation-STRICT_CHECK_FAILED_ERROR',
  'violation-INVALID_EMAIL_FORMAT_ERROR',
  'violation-TOO_LONG_ERROR',
  'violation-FIRST_NAME_IS_TOO_LONG',
  'violation-LAST_NAME_IS_TOO_LONG',
  'violation-PHONE_NUMBER_IS_TOO_LONG',
  'violation-NO_SUCH_CHOICE_ERROR',
  'violation-NOT_TRUE_ERROR',
  'violation-INVALID_TYPE_ERROR',
  'violation-REGEX_FAILED_ERROR',
  'violation-NAME_SIGNS_ERROR',
  'violation-unknown',
] as const;
