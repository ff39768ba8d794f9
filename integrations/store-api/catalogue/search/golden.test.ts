import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseGoldenQueries } from '#features/content-schema/shop-config/support.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { importCatalogue } from '#store/catalogue/import-catalogue.ts';
import { readPropertyBook } from '#store/catalogue/property-book.ts';
import { keepDigest } from '#store/records/content-digest.ts';
import { openRecords, type Records } from '#store/records/database.ts';
import { product, productText } from '#store/records/schema/product.ts';
import { type FindHits, readSearch } from './find-hits.ts';

const golden = parseGoldenQueries(parse(readFileSync('content/shop/golden.yaml', 'utf8')), 'content/shop/golden.yaml');

let folder: string;
let records: Records;
let findHits: FindHits;
const numbers = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  records = await openRecords(join(folder, 'store.sqlite'));
  await importCatalogue(records, 'content');
  findHits = await readSearch(records.read, await readPropertyBook(records.read), 'content');
  for (const { id, number } of await records.read.select().from(product)) numbers.set(id, number);
}, 120_000);

afterAll(async () => {
  await records.close();
  rmSync(folder, { recursive: true });
});

describe.each(LOCALES)('search in $code', ({ code }) => {
  it.each(golden[code])('$q ($kind)', async ({ q, products, top, within, nothing }) => {
    const hits = await findHits(code, q);
    const first = hits.slice(0, 3).map((id) => numbers.get(id) ?? '');
    if (products) expect(first).toEqual(expect.arrayContaining(products));
    if (top) expect(first[0]).toBe(top);
    if (within) expect(first.filter((number) => !within.some((begin) => number.startsWith(begin)))).toEqual([]);
    if (within) expect(first).not.toEqual([]);
    if (nothing) expect(hits).toEqual([]);
  });
});

it('finds a word that only a long description has', async () =>
  expect(await findHits('de', 'Kaffeekapseln')).not.toEqual([]));

it('finds what another process has filled the catalogue with meanwhile', async () => {
  expect(await findHits('de', 'zauberkasten')).toEqual([]);
  const [oven] = await findHits('de', '10-104');
  await records.transaction(async (tx) => {
    await tx
      .update(productText)
      .set({ name: 'Zauberkasten' })
      .where(eq(productText.productId, oven ?? ''));
    await keepDigest(tx, 'newer');
  });
  await expect.poll(() => findHits('de', 'zauberkasten')).toEqual([oven]);
});
