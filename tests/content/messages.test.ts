import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';

const FOLDER = 'src/i18n/locales';
const LANGUAGES = LOCALES.map(({ code }) => code);
type Words = Record<string, string>;

const namespaces = readdirSync(`${FOLDER}/de`);
const read = (language: string, file: string): Words =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8'));

/** Placeholders and tags of a text, in any order: `{{count}}`, `<terms>`. */
const marks = (text: string): string => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join(' ');

const every = function* () {
  for (const file of namespaces) {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(read(language, file))) yield { file, language, key, text };
    }
  }
};

describe('The messages', () => {
  test('have the same keys in every language, French also its plural for millions', () => {
    for (const file of namespaces) {
      const keys = LANGUAGES.map((language) =>
        Object.keys(read(language, file)).filter((key) => !key.endsWith('_many')),
      );
      expect(keys[1], `${file}, en-US`).toEqual(keys[0]);
      expect(keys[2], `${file}, fr-FR`).toEqual(keys[0]);
    }
  });
  test('have every plural form of their language', () => {
    const lacking = [...every()].flatMap(({ file, language, key }) => {
      if (!key.endsWith('_other')) return [];
      const forms = language === 'fr-FR' ? ['one', 'many'] : ['one'];
      const words = read(language, file);
      return forms.map((form) => key.replace(/other$/, form)).filter((pluralKey) => !(pluralKey in words));
    });
    expect(lacking).toEqual([]);
  });
  test('fill in the same values and mark the same links in every language', () => {
    const different = namespaces.flatMap((file) => {
      const [de, ...others] = LANGUAGES.map((language) => read(language, file));
      return Object.entries(de ?? {})
        .filter(([key, text]) => others.some((words) => marks(words[key] ?? '') !== marks(text)))
        .map(([key]) => `${file}: ${key}`);
    });
    expect(different).toEqual([]);
  });
  test('are spelled as their language wants it', () => {
    const WRONG = {
      de: /ß|["„“”]|!| {2}/,
      'en-US': /["„«»]|!| {2}|\w'\w/,
      'fr-FR': /["„“”]|!| {2}|\w'\w|«(?!\u00a0)|[^\u00a0][;:?»%](?=[\s.]|$)/,
    };
    const misspelled = [...every()].filter(({ language, text }) => WRONG[language].test(text));
    expect(misspelled).toEqual([]);
  });
});
