import type { CaptchaKind } from '#features/captcha/captcha-words.ts';
import type { Partner } from './partner/partners.ts';
import type { AppointmentWords } from './words.ts';

/** What the request knows before anybody asks. */
export interface RequestConfig {
  partners: readonly Partner[];
  termsHref: string | undefined;
  privacyHref: string | undefined;
  /** Who can be written to where the check for robots does not work. */
  email: string;
  captcha: CaptchaKind;
}

/** Everything that the request needs in one language, for the page and for the file that a dialog fetches. */
export interface RequestData {
  words: AppointmentWords;
  config: RequestConfig;
}
