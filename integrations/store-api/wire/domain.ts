import type { Config } from '#config.schema.ts';
import { type Locale, localeFacts } from '#i18n/locales.ts';

/** Where the shop is, without a slash at its end. */
export const siteOf = (config: Config): string =>
  (config.SITE_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, '');

/** Where the shop speaks a language. */
export const domainOf = (config: Config, locale: Locale): string => siteOf(config) + localeFacts(locale).prefix;
