import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageSchema } from '#blocks/blocks.schema.ts';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entry, readCatalogue } from './read-content.ts';

const pages = readdirSync('content/pages').map((name) =>
  entry(`content/pages/${name}`, (raw, file) => parseEntry(pageSchema, raw, file)),
);

describe('The pages', () => {
  test('have an address of their own in every language', () => {
    for (const { code } of LOCALES) {
      const slugs = pages.map(({ value }) => value.slug[code] ?? value.slug.de);
      expect(slugs).toEqual([...new Set(slugs)]);
    }
  });
  test('say everything in every language', () => {
    const incomplete = pages.filter(({ value }) =>
      textsIn(value).some((text) => Object.keys(text).length < LOCALES.length),
    );
    expect(incomplete.map(({ file }) => file)).toEqual([]);
  });
  test('have a title of their own, which no category has', () => {
    for (const { code } of LOCALES) {
      const names = readCatalogue().categories.map(({ value }) => value.name[code] ?? value.name.de);
      const titles = pages.map(({ value }) => value.title[code] ?? value.title.de);
      expect([...titles, ...new Set(names)].filter((title, at, all) => all.indexOf(title) < at)).toEqual([]);
    }
  });
  test('keep what search engines show of them short', () => {
    const descriptions = pages.flatMap(({ value }) => Object.values(value.description));
    expect(descriptions.filter((text) => text.length > 155)).toEqual([]);
  });
  test('hold French signs together with the word before them', () => {
    const loose = pages.flatMap(({ file, value }) =>
      textsIn(value).flatMap((text) =>
        / [;?!»%]|« | :(?=\s|$)/.test(text['fr-FR'] ?? '') ? [`${file}: ${text['fr-FR']}`] : [],
      ),
    );
    expect(loose).toEqual([]);
  });
});

test('The examples of blocks say everything in every language', () => {
  const incomplete = globSync('src/blocks/*/*.example.yaml').filter((file) =>
    textsIn(parse(readFileSync(file, 'utf8'))).some((text) => Object.keys(text).length < LOCALES.length),
  );
  expect(incomplete).toEqual([]);
});

/** Every text of an entry: whatever has a German wording. */
function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'de' in value ? [value as Record<string, string>] : Object.values(value).flatMap(textsIn);
}
