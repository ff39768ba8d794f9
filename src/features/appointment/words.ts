import type { Slice } from '#i18n/format-message.ts';
import type { KeyOf, MatchOf } from '#i18n/namespaces.ts';

/** The words of the request, a slice of each namespace; made by `request-kit.content.ts`. */
export type AppointmentWords = {
  appointment: Slice<KeyOf<'appointment'>>;
  validation: Slice<MatchOf<'validation', (typeof VALIDATION_WORDS)[number]>>;
  captcha: Slice<KeyOf<'captcha'>>;
  connection: Slice<'rateLimit' | 'retry'>;
  common: Slice<'optional' | 'fieldsRequired' | 'close'>;
};

export const VALIDATION_WORDS = [
  ...([
    'summaryTitle',
    'required',
    'email',
    'phone',
    'terms',
    '*_IS_TOO_LONG',
    'violation-*_NAME_IS_BLANK_ERROR',
  ] as const),
  ...(['violation-IS_BLANK_ERROR', 'violation-STRICT_CHECK_FAILED_ERROR', 'violation-IN*', 'violation-N*'] as const),
  ...(['violation-TOO_LONG_ERROR', 'violation-REGEX_FAILED_ERROR', 'violation-unknown'] as const),
] as const;
