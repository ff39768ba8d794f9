import type { Locale } from '#i18n/locales.ts';
import german from './words/de.json' with { type: 'json' };
import english from './words/en-US.json' with { type: 'json' };
import french from './words/fr-FR.json' with { type: 'json' };

/**
 * Labels, helps and choices are written in English, beside the schema. Here they are in the other languages, by their
 * English; English itself only where the schema speaks of the file and the form has something better than signs.
 */
const WORDS: Record<Locale, Record<string, string>> = { de: german, 'en-US': english, 'fr-FR': french };

export const wordsIn =
  (locale: Locale) =>
  (text: string): string =>
    WORDS[locale][text] ?? text;
