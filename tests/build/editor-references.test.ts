// Everything that content names in a page, recipe or post has to be a link on the built page, in every language.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inLanguage, LOCALES, type Text } from '#i18n/locales.ts';
import { fromSeoPath, journal, recipes as recipesAt } from '#i18n/paths.ts';
import { attributes, readSite } from './site.ts';

type Entry = { slug: Text; publishFrom?: string; publishUntil?: string; status?: string };
const read = (file: string) => parse(readFileSync(file, 'utf8'));
const folder = (name: string) =>
  new Map<string, Entry>(
    readdirSync(`content/${name}`).map((file) => [file.replace('.yaml', ''), read(`content/${name}/${file}`)]),
  );
/** A product by its number and by those of its variants. */
const products = new Map<string, Entry>(
  globSync('content/products/*/product.yaml').flatMap((file) => {
    const product = read(file);
    return [product, ...(product.variants ?? [])].map(({ number }): [string, Entry] => [number, product]);
  }),
);
const pages = folder('pages');
const recipes = folder('recipes');
const posts = folder('blog');
const categories = folder('categories');

/** What a field of a block names; a target names one thing, a teaser or shelf a list of them. */
const NAMES: Record<string, Map<string, Entry>> = {
  ...{ products, product: products, posts, journal: posts, recipes, recipe: recipes },
  ...{ category: categories, page: pages },
};

/** Every entry that a page names anywhere in its blocks. */
function namedIn(value: unknown): { what: string; entry: Entry }[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const ids = [inner].flat().filter((id): id is string => typeof id === 'string');
    const matches = ids.flatMap((id) => NAMES[field]?.get(id) ?? []);
    return [...matches.map((entry) => ({ what: `${field} ${ids.join(', ')}`, entry })), ...namedIn(inner)];
  });
}

const today = new Date().toISOString().slice(0, 10);
const isPublic = ({ status, publishFrom, publishUntil }: Entry) =>
  status !== 'draft' && (publishFrom ?? today) <= today && (publishUntil ?? today) >= today;

/** Everything with an address that an editor writes: pages by their slug, recipes and posts below their overview. */
const written = [
  { entries: pages, at: fromSeoPath },
  { entries: recipes, at: recipesAt },
  { entries: posts, at: journal },
].flatMap(({ entries, at }) => [...entries].map(([id, entry]) => ({ id, entry, at })));

let built: Map<string, string>;
beforeAll(() => {
  built = new Map(readSite().pages.map((page) => [page.address, page.html]));
});

test.each(LOCALES)('whatever an editor names, the page leads to, in $name: no setting is passed over', ({ code }) => {
  let linkCount = 0;
  const missing = written
    .filter(({ entry }) => isPublic(entry))
    .flatMap(({ id, entry, at }) => {
      const html = built.get(at(code, inLanguage(code, entry.slug))) ?? '';
      const ends = new Set(
        attributes(html.slice(html.indexOf('<main'), html.indexOf('</main>')), 'href').map(lastSegment),
      );
      const named = namedIn(entry).filter((one) => isPublic(one.entry));
      linkCount += named.length;
      return named
        .filter((one) => !ends.has(lastSegment(inLanguage(code, one.entry.slug))))
        .map((one) => `${id}: ${one.what} → ${inLanguage(code, one.entry.slug)}`);
    });
  expect(linkCount).toBeGreaterThan(250);
  expect(missing).toEqual([]);
});

const lastSegment = (href: string) => decodeURI(href.replace(/[?#].*/, '').replace(/.*\//, ''));
