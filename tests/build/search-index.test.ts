import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseGoldenQueries } from '#features/content-schema/shop-config/support.schema.ts';
import { type Finder, finderOf } from '#features/search/index/finder.ts';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { fromSeoPath, journal, recipes } from '#i18n/paths.ts';
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
const finders = new Map<Locale, Finder>();
for (const [code, text] of written) finders.set(code, await finderOf(JSON.parse(text)));

describe.each(LOCALES)('The dropdown in $code', ({ code }) => {
  const matches = (term: string) => finders.get(code)?.(term) ?? { hits: [], meant: undefined, near: [] };
  const hits = (term: string) => matches(term).hits;
  const numbers = (term: string) => hits(term).flatMap(({ product }) => product?.number ?? []);

  /** What is offered instead, as words or as numbers. */
  const offered = (term: string) => {
    const { meant, near } = matches(term);
    return [...(meant === undefined ? [] : [meant]), ...near.flatMap(({ product }) => product?.number ?? [])].map(fold);
  };

  it.each(golden[code])(
    'finds for $q ($kind) what it should',
    ({ q, products, top, within, nothing, suggest, ...content }) => {
      const first = numbers(q).slice(0, 3);
      if (products) expect(first).toEqual(expect.arrayContaining(products));
      if (top) expect(first[0]).toBe(top);
      if (within) expect(first.filter((number) => !within.some((begin) => number.startsWith(begin)))).toEqual([]);
      if (within) expect(first).not.toEqual([]);
      if (nothing) expect(hits(q).filter(({ product }) => product)).toEqual([]);
      if (suggest) expect(offered(q)).toEqual(suggest.map(fold));
      for (const { kind, all, ids } of contentOf(code, content)) {
        const shown = hits(q).flatMap((hit) => (hit.kind === kind && all.has(hit.href) ? [all.get(hit.href)] : []));
        expect(shown.slice(0, 3)).toEqual(expect.arrayContaining(ids));
      }
    },
  );

  it('answers in less than 30 ms', () => {
    for (const { q } of golden[code]) hits(q);
    const began = performance.now();
    for (const { q } of golden[code]) hits(q);
    expect((performance.now() - began) / golden[code].length).toBeLessThan(30);
  });

  it('weighs at most 60 KB on its way', () =>
    expect(gzipSync(written.get(code) ?? '').length).toBeLessThanOrEqual(60 * 1024));
});

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
