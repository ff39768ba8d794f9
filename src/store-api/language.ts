import { type Locale, localeInfo } from '#i18n/locales.ts';
import type { Language } from './contract/shop.ts';

/** Whether a language of the store is the one of the page: `de-CH` and `de-DE` are both the shop's `de`. */
export const speaks = (code: string, locale: Locale): boolean => primary(code) === primary(locale);

/** The store's language for a page: that of our country, else the same language of another (a Shopware comes with `en-GB`). */
export function languageFor(locale: Locale, languages: readonly Language[]): Language | undefined {
  const codeOf = ({ translationCode }: Language) => translationCode?.code ?? '';
  return (
    languages.find((language) => codeOf(language) === localeInfo(locale).htmlLang) ??
    languages.find((language) => speaks(codeOf(language), locale))
  );
}

const primary = (code: string): string => code.split('-', 1)[0] ?? '';
