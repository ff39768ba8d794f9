import type { CaptchaKind } from '#features/captcha/captcha-words.ts';
import type { Territory } from '#values/contact-person.ts';

/** Who answers, with what leads to them. */
export interface AnsweringPerson extends Territory {
  name: string;
  phone: string;
}

/** What the form knows of shop and store. */
export interface ContactFormConfig {
  countries: { id: string; iso: string; name: string }[];
  salutations: { id: string; name: string }[];
  rule: { persons: AnsweringPerson[]; fallback: string };
  privacyHref: string | undefined;
  /** Other ways to reach the shop. */
  phone: string;
  email: string;
  /** Largest file in MB; 0 where the store takes none. */
  maxUploadMb: number;
  captcha: CaptchaKind;
}
