import type { Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';

export type CaptchaWords = Slice<KeyOf<'captcha'>>;

/** What keeps robots away: the shop itself, a service by its name and whether it shows a box to tick, or nothing. */
export type CaptchaKind = 'own' | { service: string; hasBox: boolean } | undefined;
