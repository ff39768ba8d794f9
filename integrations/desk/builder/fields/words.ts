import type { Locale } from '#i18n/locales.ts';
import words from './words.json' with { type: 'json' };

/**
 * Labels, helps and choices are written in English, beside the schema. The table has them in German and French, by their
 * English; and in other English where the schema speaks of the file and the form has something better than signs.
 */
const WORDS: Record<string, string[]> = words;

const COLUMNS: Record<Locale, number> = { de: 0, 'fr-FR': 1, 'en-US': 2 };

export const wordsIn =
  (locale: Locale) =>
  (text: string): string =>
    (Object.hasOwn(WORDS, text) && WORDS[text]?.[COLUMNS[locale]]) || text;
