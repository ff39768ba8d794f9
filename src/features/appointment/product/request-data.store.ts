import type { CaptchaKind } from '#features/captcha/captcha-kind.server.ts';
import type { Partner } from '../partner/partners.ts';
import type { AppointmentWords } from '../words.ts';

/** Words and partners, which come as a file: on the page of a product they would weigh more than it may. @throws when it does not come */
export async function loadRequestData(address: string): Promise<RequestData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

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
