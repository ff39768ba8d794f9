import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseGoldenQueries } from '#features/content-schema/shop-config/support.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { copies } from '#scripts/bench/grown-shop.ts';
import { readCatalogueContent } from '#store/catalogue/import/content.ts';
import {
  optionRows,
  productAndVariants,
  productId,
  productRow,
  propertyRowsOf,
} from '#store/catalogue/import/product-rows.ts';
import { propertyRows } from '#store/catalogue/import/property-rows.ts';
import { textRows } from '#store/catalogue/import/text-rows.ts';
import { insertNew, writeList } from '#store/catalogue/import/write-rows.ts';
import { readPropertyBook } from '#store/catalogue/property-book.ts';
import { type FindHits, readSearch } from '#store/catalogue/search/find-hits.ts';
import { openRecords, type Records } from '#store/records/database.ts';
import { product, productOption, productProperty, productText } from '#store/records/schema/product.ts';
import { foldedWords } from '#values/search/analyzer.ts';

/*
 * What is found in today's shop is found among ten thousand articles. All but today's are copies, and “Raclette-Ofen 7” is
 * as good an answer as “Raclette-Ofen”: a hit counts as the article that it is a copy of, each article once. Left out are
 * copies whose own number is a word of the query, because they are called so: “Abfallauszug 17” for `deckel 17`.
 */

const ARTICLES = 10_000;

const golden = parseGoldenQueries(parse(readFileSync('content/shop/golden.yaml', 'utf8')), 'content/shop/golden.yaml');

let folder: string;
let records: Records;
let findHits: FindHits;

/** An article or variant, and of which of today's it is which copy; 0 are today's. */
type Known = { number: string; of: string; round: number };
const known = new Map<string, Known>();

beforeAll(async () => {
  const { products, properties } = await readCatalogueContent('content');
  // so large a shop does not search long descriptions
  const today = products.map((article) => ({ ...article, text: { de: '' } }));
  const all = [
    ...today.map((article) => ({ of: article, round: 0, copy: article })),
    ...copies(today, ARTICLES - today.length),
  ];
  for (const { of, round, copy } of all) {
    known.set(productId(copy.number), { number: copy.number, of: of.number, round });
    for (const [at, { number }] of copy.variants.entries())
      known.set(productId(number), { number, of: of.variants[at]?.number ?? '', round });
  }
  const articles = all.map(({ copy }) => copy);
  const items = articles.flatMap(productAndVariants);
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  records = await openRecords(join(folder, 'store.sqlite'));
  await records.transaction(async (tx) => {
    await writeList.properties(tx, { properties: propertyRows(properties, today) });
    await insertNew(
      tx,
      product,
      items.map((item) => productRow(item)),
    );
    await insertNew(tx, productText, articles.flatMap(textRows));
    await insertNew(tx, productOption, items.flatMap(optionRows));
    await insertNew(tx, productProperty, articles.flatMap(propertyRowsOf));
  });
  findHits = await readSearch(records.read, await readPropertyBook(records.read), 'content');
});

afterAll(async () => {
  await records.close();
  rmSync(folder, { recursive: true });
});

describe.each(LOCALES)('search among ten thousand articles in $code', ({ code }) => {
  /** A number that is nobody's today may be a copy's. */
  const isToday = ({ kind }: { kind: string }) => kind !== 'unknown-number';

  it.each(golden[code].filter(isToday))('$q ($kind)', async ({ q, products, top, within, nothing }) => {
    const words = new Set(foldedWords(q));
    const hits = (await findHits(code, q)).flatMap((id) => known.get(id) ?? []);
    const meant = hits.filter(({ round }) => !words.has(String(round)));
    const first = [...new Set(meant.map(({ of }) => of))].slice(0, 3);
    if (products) expect(first).toEqual(expect.arrayContaining(products));
    if (top) expect(meant[0]?.number).toBe(top);
    if (within) expect(first.filter((number) => !within.some((begin) => number.startsWith(begin)))).toEqual([]);
    if (within) expect(first).not.toEqual([]);
    if (nothing) expect(hits).toEqual([]);
  });
});

describe('numbers among those of ten thousand articles', () => {
  const found = async (term: string) => (await findHits('de', term)).map((id) => known.get(id)?.number);

  it('every number finds its article or variant alone, with or without its dashes', async () => {
    const wrong: string[] = [];
    const numbers = [...known.values()].map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(ARTICLES);
    for (const number of numbers.filter((_, at) => at % 20 === 0))
      for (const term of [number, number.replaceAll('-', '').toLowerCase()])
        if ((await found(term)).join() !== number) wrong.push(term);
    expect(wrong).toEqual([]);
  });

  it('the beginning of a number finds all articles whose number begins so, in their order', async () => {
    const articles = [...known.values()].map(({ number }) => number).filter((number) => /^\d\d-\d{3}$/.test(number));
    const begun = articles.filter((number) => number.startsWith('10-1')).sort();
    expect(begun.length).toBeGreaterThan(50);
    expect(await found('10-1')).toEqual(begun);
  });
});
