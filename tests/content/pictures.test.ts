import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parsePictureWords } from '#features/content-schema/shop-config/support.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entry, existingPictures, readCatalogue } from './read-content.ts';

const FOLDER = 'content/media/pictures';
const LARGEST_FILE = 700_000;
const LARGEST_FOLDER = 120_000_000;
const sizes = readdirSync(FOLDER).map((name) => ({ name, bytes: statSync(`${FOLDER}/${name}`).size }));
const words = new Map(Object.entries(entry('content/media/pictures.yaml', parsePictureWords).value));
const inGalleries = readCatalogue().products.flatMap(({ value: { pictures, variants } }) => [
  ...pictures,
  ...variants.flatMap((variant) => variant.pictures ?? []),
]);

/** Picture → the files of a folder that lead with it. */
function leading(folder: string): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const name of readdirSync(`content/${folder}`)) {
    const { picture } = parse(readFileSync(`content/${folder}/${name}`, 'utf8'));
    by.set(picture, [...(by.get(picture) ?? []), name]);
  }
  return by;
}

test('every picture of a product says in three languages what it shows, and no missing one does (8.2)', () => {
  const existing = existingPictures();
  expect(inGalleries.filter((id) => existing.has(id) && !words.has(id))).toEqual([]);
  expect([...words.keys()].filter((id) => !existing.has(id))).toEqual([]);
  expect([...words].filter(([, text]) => LOCALES.some(({ code }) => !text[code])).map(([id]) => id)).toEqual([]);
});

test('German words about pictures are spelled the Swiss way, French ones with no-break spaces (8.2)', () => {
  const wrong = [...words].filter(([, text]) => /ß/.test(text.de) || /[ ][:;!?»]|« /.test(text['fr-FR'] ?? ''));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test('no two pictures are described alike in German (8.2)', () => {
  const descriptions = [...words.values()].map(({ de }) => de);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test('no master is larger than 700 kB, and all together stay below 120 MB (8.1)', () => {
  expect(sizes.filter(({ bytes }) => bytes > LARGEST_FILE).map(({ name }) => name)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(LARGEST_FOLDER);
});

test('no two recipes and no two posts lead with the same picture (8.2)', () => {
  const shared = [...leading('recipes'), ...leading('blog')].filter(([, files]) => files.length > 1);
  expect(shared).toEqual([]);
});
