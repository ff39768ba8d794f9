// Every product, color, recipe and post has its own picture; sizes are rendered true to scale.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parsePictureWords } from '#features/content-schema/shop-config/support.schema.ts';
import { postSchema } from '#features/journal/post/post.schema.ts';
import { recipeSchema } from '#features/journal/recipe/recipe.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entry, existingPictures, readCatalogue } from './read-content.ts';

const existing = existingPictures();
const { products } = readCatalogue();
const words = entry('content/media/pictures.yaml', parsePictureWords).value;
const [recipes, posts, themes] = [leadersOf('recipes'), leadersOf('blog'), leadersOf('pages', /^theme-/)];

test('every article has a picture, and every colour of one its own (8)', () => {
  const bare = products.filter(({ value: { pictures, variants } }) =>
    [...pictures, ...variants.flatMap((variant) => variant.pictures ?? [])].every((id) => !existing.has(id)),
  );
  expect(bare.map(({ value: { number } }) => number)).toEqual([]);
  const colours = products.flatMap(({ value: { variants } }) => variants.filter(({ options }) => 'colour' in options));
  expect(colours.length).toBeGreaterThan(30);
  expect(
    colours.filter(({ pictures }) => !pictures?.some((id) => existing.has(id))).map(({ number }) => number),
  ).toEqual([]);
  const alike = products.filter(({ value: { variants } }) => {
    const leads = new Map(variants.map(({ options, pictures }) => [options.colour, pictures?.[0]]));
    leads.delete(undefined);
    return new Set(leads.values()).size < leads.size;
  });
  expect(alike.map(({ value: { number } }) => number)).toEqual([]);
});

/** An article that stands for each family, the line of spare parts by the post about them. */
const FAMILIES = [
  '10-104',
  '11-106',
  '12-101',
  '13-105',
  '14-101',
  '20-110',
  '30-551',
  '31-601',
  '32-551',
  '33-235',
  '34-551',
];
const SUPPLIES = ['40-117', '41-105', '41-201', '41-301'];
/** Those with a second angle and a detail as well. */
const MAIN = ['10-104', '11-106', '12-101', '13-105', '14-101', '20-110', '30-551', '33-235', '34-217'];

test('every family is seen where it is used, 1900 × 1068 or larger, and its main article from near and from another side (8)', async () => {
  const picturesOf = (number: string) =>
    (products.find(({ value }) => value.number === number)?.value.pictures ?? []).filter((id) => existing.has(id));
  const isWide = async (id: string) => {
    const { width, height } = await sharp(`content/media/pictures/${id}.webp`).metadata();
    return width >= 1900 && height >= 1068;
  };
  const unseen: string[] = [];
  for (const number of [...FAMILIES, ...SUPPLIES])
    if (!(await Promise.all(picturesOf(number).map(isWide))).includes(true)) unseen.push(number);
  expect(unseen).toEqual([]);
  expect(await isWide('life-workshop-parts')).toBe(true);
  const sides = /-(high|side|back|open)-cutout$/;
  const flat = MAIN.filter((number) => {
    const ids = picturesOf(number);
    return !ids.some((id) => id.endsWith('-detail')) || !ids.some((id) => sides.test(id));
  });
  expect(flat).toEqual([]);
});

test('every waste system, every frame and every colour of a box leads with its own cut-out (8)', () => {
  const systems = products.filter(({ value: { number, containers } }) => containers || /^40-50[1-9]/.test(number));
  expect(systems.length).toBeGreaterThan(55);
  const owners = new Map<string, string[]>();
  for (const { value } of systems)
    for (const { number, lead } of value.variants.some(({ pictures }) => pictures)
      ? value.variants.map((variant) => ({ number: variant.number, lead: variant.pictures?.[0] }))
      : [{ number: value.number, lead: value.pictures[0] }])
      owners.set(String(lead), [...(owners.get(String(lead)) ?? []), number]);
  expect([...owners].filter(([id, numbers]) => numbers.length > 1 || !existing.has(id))).toEqual([]);
});

test('every recipe, post and theme has a picture (8)', () => {
  const bare = [...recipes, ...posts, ...themes]
    .filter(({ picture }) => !existing.has(picture))
    .map(({ file }) => file);
  expect(bare).toEqual([]);
});

test('no picture leads two recipes or posts, and none two themes (8)', () => {
  const twice = [[...recipes, ...posts], themes].flatMap((led) => {
    const ids = led.map(({ picture }) => picture);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(twice).toEqual([]);
});

test('a post has a picture of its own subject: no article, page or category shows it too (8)', () => {
  const files = ['products/*/product', 'pages/*', 'categories/*', 'product-lines/*'].flatMap((name) =>
    globSync(`content/${name}.yaml`),
  );
  const elsewhere = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[a-z0-9]+(-[a-z0-9]+)+/g) ?? []));
  expect(posts.filter(({ picture }) => elsewhere.has(picture))).toEqual([]);
});

test('every picture says in three languages what it shows (8)', () => {
  const silent = [...existing].filter((id) => LOCALES.some(({ code }) => !words[id]?.[code]));
  expect(silent).toEqual([]);
});

test('what a picture shows is said in pictures.yaml alone, and no place says anything else of it (8.2)', () => {
  const written = globSync(['content/**/*.yaml', 'src/blocks/**/*.example.yaml']).filter((file) =>
    /^[ -]*(pictureAlt|alt):/m.test(readFileSync(file, 'utf8')),
  );
  expect(written).toEqual([]);
  const offenders = globSync('src/**/*.astro').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('pictureById') && /\balt=(?!"")/.test(text);
  });
  expect(offenders).toEqual([]);
  const words = { pictureAlt: { de: 'Ein Ofen' } };
  expect([recipeSchema, postSchema].map((schema) => JSON.stringify(schema.safeParse(words).error?.issues))).toEqual(
    Array(2).fill(expect.stringContaining('"pictureAlt"')),
  );
});

/** The picture that each file of a folder leads with: a recipe's and a post's own, or the first on a page. */
function leadersOf(folder: string, name = /./): { file: string; picture: string }[] {
  return readdirSync(`content/${folder}`)
    .filter((file) => name.test(file))
    .map((file) => ({ file, picture: firstPicture(parse(readFileSync(`content/${folder}/${file}`, 'utf8'))) ?? '' }));
}

/** The first `picture: id` in the order of reading, however deep it stands. */
function firstPicture(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const match = key === 'picture' && typeof inner === 'string' ? inner : firstPicture(inner);
    if (match) return match;
  }
  return undefined;
}
