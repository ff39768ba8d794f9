import type { Slice } from '#i18n/format-message.ts';

/** What a form says of the check for robots. */
export const CAPTCHA_WORDS = [
  'noKey',
  'noVersion',
  'loadFailed',
  'executeFailed',
  'label',
  'working',
  'tick',
  'failedHelp',
  'loadFailedHelp',
  'privacy',
  'service',
] as const;

export type CaptchaWords = Slice<(typeof CAPTCHA_WORDS)[number]>;

/** What keeps robots away: the shop itself, a service by its name and whether it shows a box to tick, or nothing. */
export type CaptchaKind = 'own' | { service: string; hasBox: boolean } | undefined;
