import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseGoldenQueries } from '#features/content-schema/shop-config/support.schema.ts';
import { type Group, groupsOf } from '#features/search/dropdown/marked.ts';
import { suggested } from '#features/search/dropdown/suggested.store.ts';
import type { Entry, SearchIndex } from '#features/search/index/entry.ts';
import { finderOf, type SearchResults } from '#features/search/index/finder.ts';
import { createSession } from '#features/session/session.store.ts';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { fromSeoPath, journal, recipes } from '#i18n/paths.ts';
import { createSend, type Send } from '#store-api/client.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { builtRelease, clientFolder } from '#tests/support/release.ts';
import { fold } from '#values/search/analyzer.ts';

const golden = parseGoldenQueries(parse(readFileSync('content/shop/golden.yaml', 'utf8')), 'content/shop/golden.yaml');

const CLIENT = clientFolder(builtRelease());

/** The file of a language as the build wrote it. */
const written = new Map(
  LOCALES.map(({ code, prefix }): [Locale, string] => [
    code,
    readFileSync(`${CLIENT}${prefix}/search-index.json`, 'utf8'),
  ]),
);

let store: AStore;
beforeAll(async () => {
  store = await aStore();
}, 60_000);
afterAll(() => store.close());

/** How the dropdown finds: in the index alone; or, as in a large shop, products in the store and all else in the index. */
type Finding = (term: string) => Promise<SearchResults>;
type Ways = { inIndex: Finding; inStore: Finding };
const finders = new Map<Locale, Ways>();
for (const { code } of LOCALES) {
  const index: SearchIndex = JSON.parse(written.get(code) ?? '');
  const find = await finderOf(index);
  const findContent = await finderOf({ ...index, entries: index.entries.filter(({ product }) => !product) });
  finders.set(code, {
    inIndex: async (term) => find(term),
    inStore: async (term) => suggested(index, term, findContent(term), finderOf, sendIn(code)),
  });
}

/** Asks the store as a browser does. */
function sendIn(locale: Locale): Send {
  const fetch = (...request: ConstructorParameters<typeof Request>) => store.app.fetch(new Request(...request));
  const accessKey = store.store.config.STORE_ACCESS_KEY;
  const send = createSend({
    endpoint: 'http://localhost/store-api',
    accessKey,
    fetch: fetch as typeof globalThis.fetch,
  });
  return createSession(send, () => locale).sendInLanguage;
}

const WAYS = LOCALES.flatMap(({ code }) => (['inIndex', 'inStore'] as const).map((way) => ({ code, way })));

describe.each(WAYS)('The dropdown in $code, products $way', ({ code, way }) => {
  const matches: Finding = async (term) => finders.get(code)?.[way](term) ?? { hits: [], isGuess: true, near: [] };

  it.each(golden[code])(
    'finds for $q ($kind) what it should',
    async ({ q, products, top, within, nothing, suggest, ...content }) => {
      const { hits, meant, near } = await matches(q);
      const numbersOf = (entries: Entry[]) => entries.flatMap(({ product }) => product?.number ?? []);
      const first = numbersOf(hits).slice(0, 3);
      const offered = [...(meant === undefined ? [] : [meant]), ...numbersOf(near)];
      if (products) expect(first).toEqual(expect.arrayContaining(products));
      if (top) expect(first[0]).toBe(top);
      if (within) expect(first.filter((number) => !within.some((begin) => number.startsWith(begin)))).toEqual([]);
      if (within) expect(first).not.toEqual([]);
      if (nothing) expect(numbersOf(hits)).toEqual([]);
      if (suggest) expect(offered.map(fold)).toEqual(suggest.map(fold));
      for (const { kind, all, ids } of contentOf(code, content)) {
        const shown = hits.flatMap((hit) => (hit.kind === kind && all.has(hit.href) ? [all.get(hit.href)] : []));
        expect(shown.slice(0, 3)).toEqual(expect.arrayContaining(ids));
      }
    },
  );
});

describe.each(LOCALES)('The dropdown in $code', ({ code }) => {
  const { inIndex, inStore } = finders.get(code) as Ways;

  // which of equally good ones comes first, and what only long texts have, differs: the store indexes other texts
  it('shows the same groups both ways, the same content, and articles in the same form', async () => {
    for (const q of [...golden[code].map(({ q }) => q), BY_OPTIONS]) {
      const [small, large] = [groupsOf(await inIndex(q)), groupsOf(await inStore(q))];
      const form = (isShown: (entry: Entry) => boolean) => (groups: Group[]) =>
        groups.map(({ kind, entries }) => [kind, entries.filter(isShown).map(formOf).sort()]);
      const hrefs = [small, large].map(
        (groups) => new Set(groups.flatMap((each) => each.entries.map(({ href }) => href))),
      );
      const isInBoth = ({ kind, href }: Entry) => kind !== 'product' || hrefs.every((all) => all.has(href));
      expect([q, form(isInBoth)(large)]).toEqual([q, form(isInBoth)(small)]);
    }
  });

  it('answers in less than 30 ms', async () => {
    for (const { q } of golden[code]) await inIndex(q);
    const began = performance.now();
    for (const { q } of golden[code]) await inIndex(q);
    expect((performance.now() - began) / golden[code].length).toBeLessThan(30);
  });

  it('weighs at most 60 KB on its way', () =>
    expect(gzipSync(written.get(code) ?? '').length).toBeLessThanOrEqual(60 * 1024));
});

/** A word by which articles are found that are not called so (`Spülmaschine: nein`). */
const BY_OPTIONS = 'nein';

/** What is shown of an entry, but for its price, which is asked for anew. */
const formOf = ({ title, href, note, product }: Entry): string =>
  JSON.stringify([title, href, note, product?.number, product?.drawing, product?.picture]);

type ExpectedContent = { recipes?: string[] | undefined; journal?: string[] | undefined; pages?: string[] | undefined };

/** What content has to come up, and the ids of all of its kind by their addresses. Categories are no pages. */
const contentOf = (locale: Locale, { recipes: dishes, journal: posts, pages }: ExpectedContent) =>
  [
    { kind: 'recipe', ids: dishes, all: addresses('recipes', locale, (slug) => recipes(locale, slug)) },
    { kind: 'post', ids: posts, all: addresses('blog', locale, (slug) => journal(locale, slug)) },
    { kind: 'area', ids: pages, all: addresses('pages', locale, (slug) => fromSeoPath(locale, slug)) },
  ].flatMap(({ kind, ids, all }) => {
    // a page that is still to be written is not asked for
    const written = (ids ?? []).filter((id) => [...all.values()].includes(id));
    return written.length > 0 ? [{ kind, all, ids: written }] : [];
  });

const addresses = (kind: keyof typeof slugs, locale: Locale, addressOf: (slug: string) => string) =>
  new Map(slugs[kind].map(({ id, slug }) => [addressOf(inLanguage(locale, slug)), id]));

const slugs = { recipes: slugsIn('recipes'), blog: slugsIn('blog'), pages: slugsIn('pages') };

function slugsIn(folder: string): { id: string; slug: Text }[] {
  return readdirSync(`content/${folder}`).map((file) => {
    const { slug } = parse(readFileSync(`content/${folder}/${file}`, 'utf8')) as { slug: Text };
    return { id: file.replace(/\.yaml$/, ''), slug };
  });
}
