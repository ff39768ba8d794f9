import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { idOf } from '#store/id.ts';
import { openRecords, type Records } from '#store/records/database.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { product, productPrice, productText, stock } from '#store/records/schema/product.ts';
import { promotion, promotionUse } from '#store/records/schema/promotion.ts';
import { importCatalogue } from './import-catalogue.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

const OVEN = idOf('product', '14-101');

let folder: string;
let records: Records;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  for (const part of ['shop', 'categories', 'properties'])
    cpSync(`content/${part}`, join(folder, part), { recursive: true });
  records = await openRecords(join(folder, 'store.sqlite'));
});

afterEach(async () => {
  await records.close();
  rmSync(folder, { recursive: true });
});

/** Writes one product into the content; JSON is YAML too. */
function write(number: string, change: Record<string, unknown> = {}): void {
  mkdirSync(join(folder, 'products', number), { recursive: true });
  const content = {
    number,
    family: 'chestnut',
    kind: 'device',
    categories: ['chestnuts'],
    pictures: ['chestnut-oven-table'],
    name: { de: `Marroni-Ofen ${number}` },
    claim: { de: 'Röstet am Tisch' },
    text: { de: 'Er **röstet**.' },
    features: [{ de: 'Heiss' }],
    slug: { de: `marroni-ofen-${number}` },
    price: 139,
    tax: 8.1,
    stock: 5,
    deliveryTime: '1-3-days',
    weightKg: 3,
    since: '2024-03-01',
    properties: {},
    ...change,
  };
  writeFileSync(join(folder, 'products', number, 'product.yaml'), JSON.stringify(content));
}

const bring = () => importCatalogue(records, folder);

it('fills the tables from content', async () => {
  write('14-101', { name: { de: 'Marroni-Ofen', 'fr-FR': 'Four à marrons' } });
  await bring();
  expect(await records.read.select().from(product)).toMatchObject([{ number: '14-101', active: true, taxRate: 8.1 }]);
  const texts = await records.read.select().from(productText).where(eq(productText.productId, OVEN));
  expect(texts.map(({ locale, name, description }) => [locale, name, description])).toEqual([
    ['de', 'Marroni-Ofen', '<p>Er <strong>röstet</strong>.</p>'],
    ['en-US', null, null],
    ['fr-FR', 'Four à marrons', null],
  ]);
  const prices = await records.read.select().from(productPrice).where(eq(productPrice.productId, OVEN));
  expect(prices.map(({ unitPrice, isGross }) => [unitPrice, isGross]).sort()).toEqual([
    [12858, false],
    [13900, true],
  ]);
});

it('follows prices and texts, but never touches the stock of a running shop', async () => {
  write('14-101');
  await bring();
  await records.transaction((tx) => tx.update(stock).set({ available: 2 }));
  write('14-101', { price: 129, listPrice: 139, stock: 99 });
  await bring();
  expect(await records.read.select().from(stock)).toMatchObject([{ available: 2 }]);
  expect(await records.read.select().from(productPrice).where(eq(productPrice.isGross, true))).toMatchObject([
    { unitPrice: 12900, listPrice: 13900 },
  ]);
});

it('keeps what content no longer names, but inactive', async () => {
  write('14-101');
  write('14-102');
  await bring();
  rmSync(join(folder, 'products', '14-101'), { recursive: true });
  await bring();
  const rows = await records.read.select({ number: product.number, active: product.active }).from(product);
  expect(rows).toEqual(
    expect.arrayContaining([
      { number: '14-101', active: false },
      { number: '14-102', active: true },
    ]),
  );
});

it('keeps earlier addresses, which lead to the canonical one', async () => {
  write('14-101');
  await bring();
  write('14-101', { slug: { de: 'roestofen' } });
  await bring();
  const rows = await records.read.select().from(seoUrl).where(eq(seoUrl.foreignKey, OVEN));
  expect(rows.filter(({ locale }) => locale === 'de').map((row) => [row.seoPathInfo, row.isCanonical])).toEqual([
    ['produkt/marroni-ofen-14-101', false],
    ['produkt/roestofen', true],
  ]);
});

it('brings promotions, whose count of uses is the shop’s own, and switches off those that content no longer has', async () => {
  write('14-101');
  const file = join(folder, 'shop', 'promotions.yaml');
  const [used, ...others] = parse(readFileSync(file, 'utf8')).filter(({ code }: { code: string }) => code);
  const writePromotions = (...promotions: unknown[]) => writeFileSync(file, JSON.stringify(promotions));
  writePromotions({ ...used, seededRedemptions: 3 }, others[0]);
  await bring();
  const usesOf = () =>
    records.read
      .select()
      .from(promotionUse)
      .where(eq(promotionUse.promotionId, idOf('promotion', used.id)));
  expect(await usesOf()).toMatchObject([{ uses: 3 }]);
  await records.transaction((tx) => tx.update(promotionUse).set({ uses: 7 }));
  // the code of one that has gone is free for another
  writePromotions({ ...used, code: others[0].code, seededRedemptions: 0 });
  await bring();
  expect(await usesOf()).toMatchObject([{ uses: 7 }]);
  const rows = await records.read
    .select({ key: promotion.key, code: promotion.code, active: promotion.active })
    .from(promotion);
  expect(rows).toEqual(
    expect.arrayContaining([
      { key: used.id, code: others[0].code, active: true },
      { key: others[0].id, code: null, active: false },
    ]),
  );
});

it('changes nothing when one entry is wrong, and says which', async () => {
  write('14-101');
  await bring();
  write('14-101', { price: 1 });
  write('14-102', { accessories: ['99-999'] });
  await expect(bring()).rejects.toThrow(
    'content/products/14-102/product.yaml: accessories names "99-999", expected a product.',
  );
  expect(await records.read.select().from(productPrice).where(eq(productPrice.isGross, true))).toMatchObject([
    { unitPrice: 13900 },
  ]);
});

it('does nothing while content stays as it is', async () => {
  write('14-101');
  await bring();
  await records.transaction((tx) => tx.update(product).set({ active: false }));
  await bring();
  expect(await records.read.select().from(product)).toMatchObject([{ active: false }]);
});
