import { type Locale, localeInfo } from '#i18n/locales.ts';

/** Where a storefront speaks a language. */
export const domainOf = (storefront: string, locale: Locale): string => storefront + localeInfo(locale).prefix;
