import { config } from 'virtual:store-api';
import type { CaptchaKind } from './captcha-words.ts';
import { SERVICES } from './services.ts';

/** A Shopware asks for nothing that a form of this shop could solve. */
export function captchaKind(): CaptchaKind {
  const { STORE_API_ENDPOINT: remote, CAPTCHA: captcha } = config;
  if (remote || captcha === 'off') return undefined;
  const service = SERVICES[captcha];
  return service ? { service: service.name, hasBox: Boolean(service.hasBox) } : 'own';
}
