import { isLocale, type Locale } from '#i18n/locales.ts';
import { content as contentDe } from './content-de.ts';
import { content as contentEn } from './content-en.ts';
import { content as contentFr } from './content-fr.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { problems as problemsDe } from './problems-de.ts';
import { problems as problemsEn } from './problems-en.ts';
import { problems as problemsFr } from './problems-fr.ts';

/** The languages of the desk are those of the shop. */
export type DeskLanguage = Locale;

/** Sentences by their names, the same in every language; `{number}` stands for a value. */
export type ScreenWords = Record<keyof typeof de, string>;
export type ContentWords = Record<keyof typeof contentDe, string>;
export type ProblemWords = Record<keyof typeof problemsDe, string>;

const WORDS: Record<DeskLanguage, ScreenWords & ContentWords & ProblemWords> = {
  de: { ...de, ...contentDe, ...problemsDe },
  'en-US': { ...en, ...contentEn, ...problemsEn },
  'fr-FR': { ...fr, ...contentFr, ...problemsFr },
};

/** The language that a browser's desk asks in; German for all others. Pure. */
export function readLanguage(header: string | undefined): DeskLanguage {
  const code = (header ?? '').split(/[,;]/)[0]?.trim();
  return isLocale(code) ? code : 'de';
}

/** What says the sentences of a language; a name without a sentence is said as it is. */
export function wordsOfDesk(language: DeskLanguage) {
  const words: Record<string, string> = WORDS[language];
  const translate = (name: string, values: Record<string, unknown> = {}): string =>
    (words[name] ?? name).replaceAll(/\{(\w+)\}/g, (placeholder, key) => String(values[key] ?? placeholder));
  return Object.assign(translate, { has: (name: string): boolean => name in words });
}
