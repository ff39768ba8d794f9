/** The languages of the shop; everything that depends on them derives from this list or is checked against it. */
export const LOCALES = [
  { code: 'de', prefix: '', htmlLang: 'de-CH', name: 'Deutsch', short: 'DE', ogLocale: 'de_CH', numbers: 'de-CH' },
  {
    code: 'en-US',
    prefix: '/en-US',
    htmlLang: 'en-US',
    name: 'English',
    short: 'EN',
    ogLocale: 'en_US',
    numbers: 'en-US',
  },
  {
    code: 'fr-FR',
    prefix: '/fr-FR',
    htmlLang: 'fr-FR',
    name: 'Français',
    short: 'FR',
    ogLocale: 'fr_FR',
    numbers: 'fr-FR',
  },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const DEFAULT_LOCALE: Locale = 'de';

/** Keeps the language that somebody reads. */
export const LOCALE_COOKIE = 'locale';

/**
 * Italian is spoken on /products alone: its words are those of `articles.json`. What stands around and behind
 * is French, as the field service for Ticino and Italy is.
 */
export const ITALIAN = { code: 'it-IT', htmlLang: 'it-IT', prefix: '/it-IT', around: 'fr-FR' } as const;

/** A language that the list of articles speaks. */
export type ArticleLocale = Locale | typeof ITALIAN.code;

/** Addresses of one page in every language it exists in, each with its prefix. */
export type Alternates = Partial<Record<Locale, string>>;

/** A text as it stands in content: German is required, the rest falls back to it. */
export type Text = { de: string } & { [Code in Exclude<Locale, 'de'>]?: string | undefined };

export const isLocale = (code: string | undefined): code is Locale => LOCALES.some((entry) => entry.code === code);

/** @throws Error for a language the shop does not speak: check with `isLocale` what comes from outside. */
export function localeInfo(locale: Locale): (typeof LOCALES)[number] {
  const info = LOCALES.find((entry) => entry.code === locale);
  if (!info) throw new Error(`Unknown locale "${locale}": expected one of ${LOCALES.map((l) => l.code).join(', ')}`);
  return info;
}

/** One value for each language of the shop. */
export const inEveryLanguage = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map(({ code }) => [code, make(code)])) as Record<Locale, Value>;

/** The text in this language, or in German when an editor has not written it yet. */
export const inLanguage = (locale: Locale, text: Text): string => text[locale] ?? text.de;
