import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { DEMANDS } from './catalogue-of-messages.ts';

const FOLDER = 'src/i18n/locales';
const LANGUAGES = LOCALES.map(({ code }) => code);
/** Namespaces that hold nothing but what has to be said of troubles and forms: none of their words may lie idle. */
const OF_TROUBLE = ['validation', 'captcha', 'newsletter', 'backInStock', 'errorPages', 'contact'];

type Words = Record<string, string>;
const read = (language: string, namespace: string): Words =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${namespace}.json`, 'utf8'));

/** Every text of a key in a language: itself, or its plural forms. */
const textsOf = (language: string, namespace: string, key: string): string[] =>
  Object.entries(read(language, namespace)).flatMap(([name, text]) =>
    stem(name) === key || name === key ? [text] : [],
  );
const stem = (name: string): string => name.replace(/_(zero|one|two|few|many|other)$/, '');

/** The project's own code, without tests and without the words themselves. */
const code = ['src', 'integrations']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`))
  .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !/\.(test|spec)\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Whether some source file names a key, makes it of a beginning and a value (`${status}-title`), or takes all that begin so (`'keep*'`). */
const isNamed = (key: string): boolean => {
  if (new RegExp(`['"\`]${key}['"\`]|\\b${key}:|['"]${key}['"]:`).test(code)) return true;
  const parts = [...code.matchAll(/`([\w-]*)\$\{[^`}]*\}([\w-]*)`|'([\w-]*)\*([\w-]*)'/g)].map(
    ([, head = '', tail = '', start = head, end = tail]) => [start, end],
  );
  return parts.some(
    ([head = '', tail = '']) =>
      head.length + tail.length > 3 && key.startsWith(head) && key.endsWith(tail) && key !== head + tail,
  );
};

describe.each(DEMANDS)('What is said of $number, $what', ({ number, keys, literal = {} }) => {
  it.each(keys)(`%s is there in three languages, and some source file says it (${number})`, (id) => {
    const [namespace = '', key = ''] = id.split(':');
    for (const language of LANGUAGES) expect(textsOf(language, namespace, key), language).not.toEqual([]);
    expect(isNamed(key)).toBe(true);
  });

  it(`stands to the letter where the specification gives the letters (${number})`, () => {
    const [namespace = '', key = ''] = keys[0]?.split(':') ?? [];
    const texts = Object.keys(literal).map((language) => [language, ...textsOf(language, namespace, key)]);
    expect(texts).toEqual(Object.entries(literal));
  });
});

test.each(OF_TROUBLE)('no word of %s lies idle (H3)', (namespace) => {
  const idle = [...new Set(Object.keys(read('de', namespace)).map(stem))].filter((key) => !isNamed(key));
  expect(idle).toEqual([]);
});

test('a word that nobody says is noticed, one that is put together is not (H3)', () => {
  expect([isNamed('noSuchWordAnywhere'), isNamed('404-title'), isNamed('subject-return')]).toEqual([false, true, true]);
});
