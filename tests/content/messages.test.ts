import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locales.ts';

const FOLDER = 'src/i18n/locales';
const LANGUAGES = LOCALES.map(({ code }) => code);
type Words = Record<string, string>;

const namespaces = readdirSync(`${FOLDER}/de`);
const read = (language: string, file: string): Words =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8'));

const every = function* () {
  for (const file of namespaces) {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(read(language, file))) yield { file, language, key, text };
    }
  }
};

describe('The messages', () => {
  test('are spelled as their language wants it', () => {
    const WRONG: Partial<Record<Locale, RegExp>> = {
      de: /ß|["„“”]|!| {2}/,
      'en-US': /["„«»]|!| {2}|\w'\w/,
      'fr-FR': /["„“”]|!| {2}|\w'\w|«(?!\u00a0)|[^\u00a0][;:?»%](?=[\s.]|$)/,
    };
    const misspelled = [...every()].filter(({ language, text }) => WRONG[language]?.test(text));
    expect(misspelled).toEqual([]);
  });
});
