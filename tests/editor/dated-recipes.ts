import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { LOCALES } from '#i18n/locales.ts';
import { feed, inLocale, recipes } from '#i18n/paths.ts';
import { swissDay } from '#values/publishing.ts';
import { WORKSHOP } from './workshop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

export const NEXT_WEEK = 'fondue-next-week';
export const DRAFT = 'fondue-unfinished';

/** Two recipes more: one for the day in a week, counted from the day of the test, and one that is not finished. */
export function writeDatedRecipes(): void {
  write(NEXT_WEEK, { status: 'published', publishFrom: swissDay(daysFromNow(7)) });
  write(DRAFT, { status: 'draft', publishFrom: swissDay(daysFromNow(-7)) });
}

/** For each language: how the shop answers for the page, and which lists name it. */
export const sightings = (shopUrl: string, slug: string) =>
  Promise.all(
    whereabouts(slug).map(async ({ address, lists }) => ({
      address,
      status: (await fetch(shopUrl + address)).status,
      named: await Promise.all(lists.map(async (list) => [list, await names(shopUrl + list, address)])),
    })),
  );

/** The same, as it should be. */
export const expected = (slug: string, isThere: boolean) =>
  whereabouts(slug).map(({ address, lists }) => ({
    address,
    status: isThere ? 200 : 404,
    named: lists.map((list) => [list, isThere]),
  }));

/** The address of a recipe in each language, and every list that names it once it is public. */
const whereabouts = (slug: string) =>
  LOCALES.map(({ code }) => ({
    address: recipes(code, slug),
    lists: [recipes(code), feed(recipes(code)), inLocale(code, '/fondue'), '/sitemap-journal.xml'],
  }));

/** @throws Error when the list itself is not there: it would name nothing, and prove nothing */
async function names(list: string, address: string): Promise<boolean> {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`${list} answers ${response.status}`);
  return (await response.text()).includes(address);
}

/** The tomato fondue under another name; the newest of its device comes first in a teaser. */
function write(slug: string, dates: { status: string; publishFrom: string }): void {
  const recipe = parse(readFileSync('content/recipes/tomatenfondue.yaml', 'utf8'));
  const slugs = Object.fromEntries(LOCALES.map(({ code }) => [code, slug]));
  writeFileSync(path.join(WORKSHOP, `content/recipes/${slug}.yaml`), stringify({ ...recipe, ...dates, slug: slugs }));
}
