import type { Config } from '#config.schema.ts';
import { type Locale, localeInfo } from '#i18n/locales.ts';
import { shopAddress } from '#store/origins.ts';

/** Where the shop speaks a language. */
export const domainOf = (config: Config, locale: Locale): string => shopAddress(config) + localeInfo(locale).prefix;
