import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePost } from '#features/journal/post/post.schema.ts';
import { parseRecipe } from '#features/journal/recipe/recipe.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { journal, recipes } from '#i18n/paths.ts';
import { entries } from '#tests/content/read-content.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { readSite } from './site.ts';

const site = readSite();
const files = JSON.parse(readFileSync(`${process.env.DIST_DIR ?? 'dist'}/site.json`, 'utf8')).files as Record<
  string,
  { goodUntil?: string }
>;
const written = [
  ...entries('recipes', parseRecipe).map(({ value }) => ({ ...value, path: recipes })),
  ...entries('blog', parsePost).map(({ value }) => ({ ...value, path: journal })),
];
const isFile = (address: string) => site.pages.some((page) => page.address === address);
const addresses = written.map(({ slug, path, ...dates }) => ({
  ...dates,
  paths: LOCALES.map(({ code }) => path(code, slug[code] ?? slug.de)),
}));
/** Published, and no file yet: its day was still to come when the shop was built. */
const later = addresses.filter(({ status, paths }) => status === 'published' && !paths.some(isFile));

test('a draft is nowhere', () => {
  const drafts = addresses.filter(({ status }) => status === 'draft').flatMap(({ paths }) => paths);
  expect(drafts.filter(isFile)).toEqual([]);
});

test('what is still to come is named by no page, and lists know the day on which they are over', () => {
  const named = later.flatMap(({ paths }) =>
    paths.filter((path) => site.pages.some(({ html }) => html.includes(`"${path}"`))),
  );
  expect(named).toEqual([]);
  const [next] = later.map(({ publishFrom }) => publishFrom).sort();
  const days = Object.values(files).flatMap(({ goodUntil }) => goodUntil ?? []);
  expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  if (next) expect(days).toContain(next);
});

describe.skipIf(later.length === 0)('The same build', () => {
  let before: Shop;
  let after: Shop;
  const [first] = later;
  beforeAll(async () => {
    const day = Date.parse(first?.publishFrom ?? '');
    const at = (moment: number) => ({ SHOP_CLOCK: new Date(moment).toISOString() });
    // half a day on either side of midnight in Zurich
    [before, after] = await Promise.all([openShop(at(day - 43_200_000)), openShop(at(day + 43_200_000))]);
  });
  afterAll(() => Promise.all([before?.remove(), after?.remove()]));

  const status = async (shop: Shop, path: string) => (await fetch(shop.url + path)).status;
  const lists = async (shop: Shop, list: string) => (await fetch(shop.url + list)).text();

  test('does not know it before its day, and draws it from its day on', async () => {
    for (const path of first?.paths ?? []) {
      expect([path, await status(before, path)]).toEqual([path, 404]);
      expect([path, await status(after, path)]).toEqual([path, 200]);
    }
  });

  test('shows it in overview, feed and sitemap from its day on', async () => {
    const path = first?.paths[0] ?? '';
    const overview = path.replace(/\/[^/]+$/, '');
    for (const list of [overview, `${overview}/rss.xml`, '/sitemap-journal.xml']) {
      expect([list, (await lists(before, list)).includes(path)]).toEqual([list, false]);
      expect([list, (await lists(after, list)).includes(path)]).toEqual([list, true]);
    }
  });
});
