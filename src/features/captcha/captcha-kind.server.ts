import { config } from 'virtual:store-api';
import type { Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';
import { SERVICES } from './services.ts';

/** A Shopware asks for nothing that a form of this shop could solve. */
export function captchaKind(): CaptchaKind {
  const { STORE_API_ENDPOINT: remote, CAPTCHA: captcha } = config;
  if (remote || captcha === 'off') return undefined;
  const service = SERVICES[captcha];
  return service ? { service: service.name, hasBox: Boolean(service.hasBox) } : 'own';
}

export type CaptchaWords = Slice<KeyOf<'captcha'>>;

/** What keeps robots away: the shop itself, a service by its name and whether it shows a box to tick, or nothing. */
export type CaptchaKind = 'own' | { service: string; hasBox: boolean } | undefined;
