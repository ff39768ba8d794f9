import { describe, expect, test } from 'vitest';
import { parseManuals } from '#features/documents/manual.schema.ts';
import { chaptersFor } from '#features/documents/sheet/chapters.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entry, readCatalogue } from './read-content.ts';

const chapters = entry('content/shop/manuals.yaml', parseManuals).value;
const { products } = readCatalogue();
const cases = products.flatMap(({ value }) =>
  value.documents
    .filter(({ kind }) => kind === 'manual' || kind === 'mounting')
    .map(({ kind }) => [`${value.number} ${kind}`, { kind, family: value.family, number: value.number }] as const),
);

describe('Manuals and mounting instructions', () => {
  test.each(cases)('%s says what to do, and whom to ask (B6)', (_name, printed) => {
    const printedChapters = chaptersFor('de', chapters, printed);
    expect(printedChapters.some(({ steps }) => steps && steps.length >= 3)).toBe(true);
    expect(printedChapters.length).toBeGreaterThanOrEqual(2);
  });

  test('are written in every language, and name articles that exist', () => {
    const texts = chapters.flatMap(({ title, text, steps }) => [title, ...text, ...steps]);
    for (const text of texts) for (const { code } of LOCALES) expect(text[code], text.de).toBeTruthy();
    const numbers = new Set(products.map(({ value }) => value.number));
    expect(chapters.flatMap(({ articles }) => articles).filter((number) => !numbers.has(number))).toEqual([]);
  });

  test('no article has two documents of a kind, which would have one address', () => {
    for (const { value } of products) {
      const kinds = value.documents.map(({ kind }) => kind);
      expect(new Set(kinds).size, value.number).toBe(kinds.length);
    }
  });
});
