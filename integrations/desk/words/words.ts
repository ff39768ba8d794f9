import { isLocale, type Locale } from '#i18n/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The languages of the desk are those of the shop. */
export type DeskLanguage = Locale;

/** A sentence of the desk by its name; `{number}` stands for a value. */
export type DeskWords = Record<keyof typeof de, string>;

const WORDS: Record<DeskLanguage, DeskWords> = { de, 'en-US': en, 'fr-FR': fr };

/** The language that a browser's desk asks in; German for all others. Pure. */
export function readLanguage(header: string | undefined): DeskLanguage {
  const [first] = (header ?? '').split(/[,;]/);
  return isLocale(first?.trim()) ? (first?.trim() as DeskLanguage) : 'de';
}

/** What says the sentences of a language; a name without a sentence is said as it is. */
export function wordsOfDesk(language: DeskLanguage) {
  const words: Record<string, string> = WORDS[language];
  const say = (name: string, values: Record<string, unknown> = {}): string =>
    (words[name] ?? name).replaceAll(/\{(\w+)\}/g, (gap, key) => String(values[key] ?? gap));
  return Object.assign(say, { has: (name: string): boolean => name in words });
}
