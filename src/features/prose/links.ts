import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { inLocale, localeOf } from '#i18n/paths.ts';
import { isLink } from './rich-text.ts';

/** Links to pages of this shop lead to those of the language, unless they name one themselves. `html` comes from `richText`. */
export const linksInLanguage = (locale: Locale, html: string): string =>
  html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${inLanguageOf(locale, path)}"`);

/** Where a picture of a layout leads in this language; undefined for an address that leads nowhere safe. */
export function linkOf(locale: Locale, address: string | null | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  return isLink(trimmed) ? inLanguageOf(locale, trimmed) : undefined;
}

/** Files and what programs ask for have no language. */
const SPEAKS_NONE = /^\/(store-api|media|hooks)\/|\.[a-z][a-z0-9]{0,10}$/i;

const inLanguageOf = (locale: Locale, path: string): string =>
  localeOf(path) === DEFAULT_LOCALE && !SPEAKS_NONE.test(path) ? inLocale(locale, path) : path;
