import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { idOf } from '#store/id.ts';
import { openRecords, type Records, tables } from '#store/records/database.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { product, productPrice, productText, stock } from '#store/records/schema/product.ts';
import { promotion, promotionUse } from '#store/records/schema/promotion.ts';
import { FILLED, keepFilled } from '#store/records/sqlite/filled.ts';
import { forgetChanges, setFile } from '#values/live-content.server.ts';
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

it('knows what a product costs at least in each group: at its lowest tier, or as the cheapest variant still in the range', async () => {
  const tiers = [
    { from: 1, price: 139 },
    { from: 5, price: 120 },
  ];
  const [red, blue] = [
    { number: '14-102-R', stock: 1, options: { colour: 'green' }, price: 99, professional: [{ from: 1, net: 80 }] },
    { number: '14-102-B', stock: 1, options: { colour: 'cream' } },
  ];
  write('14-101', { tiers });
  write('14-102', { variants: [blue, red] });
  await bring();
  const cheapest = async () => {
    const { number, cheapestPrivate, cheapestProfessional } = product;
    const rows = await records.read.select({ number, cheapestPrivate, cheapestProfessional }).from(product);
    return Object.fromEntries(rows.map((row) => [row.number, [row.cheapestPrivate, row.cheapestProfessional]]));
  };
  expect(await cheapest()).toEqual({
    '14-101': [12000, 11101],
    '14-102': [9900, 8000],
    '14-102-R': [9900, 8000],
    '14-102-B': [13900, 12858],
  });
  write('14-102', { variants: [{ ...blue, price: 129 }] });
  await bring();
  expect(await cheapest()).toMatchObject({ '14-102': [12900, 11933], '14-102-B': [12900, 11933] });
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

it('leaves promotions of the merchant alone, unless content takes the code of one', async () => {
  write('14-101');
  const file = join(folder, 'shop', 'promotions.yaml');
  const [first] = parse(readFileSync(file, 'utf8')).filter(({ code }: { code: string }) => code);
  await bring();
  const [row] = await records.read.select().from(promotion);
  const own = (key: string) => ({ ...row, id: idOf('promotion', key), key, code: key, isOwn: true, active: true });
  await records.transaction(async (tx) => {
    await tx.insert(promotion).values([own('MINE'), own('THEIRS')] as (typeof promotion.$inferInsert)[]);
  });
  writeFileSync(file, JSON.stringify([{ ...first, code: 'THEIRS' }]));
  await bring();
  const { key, code, active } = promotion;
  expect(await records.read.select({ key, code, active }).from(promotion).where(eq(promotion.isOwn, true))).toEqual([
    { key: 'MINE', code: 'MINE', active: true },
    { key: 'THEIRS', code: null, active: false },
  ]);
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

const NAMES = ['14-101', '14-102', '14-103'];
const namesOf = async () => {
  const rows = await records.read
    .select({ number: product.number, name: productText.name })
    .from(product)
    .innerJoin(productText, eq(productText.productId, product.id))
    .where(eq(productText.locale, 'de'))
    .orderBy(product.number);
  return rows.map(({ name }) => name);
};
/** Names all articles anew. */
const writeNamed = (word: string) => {
  for (const number of NAMES) write(number, { name: { de: `${word} ${number}` } });
};
const named = (word: string) => NAMES.map((number) => `${word} ${number}`);

it('writes only the articles that have changed', async () => {
  writeNamed('Ofen');
  await bring();
  await records.transaction((tx) => tx.update(productText).set({ name: 'as it was' }));
  write('14-102', { name: { de: 'Korb' } });
  await bring();
  expect(await namesOf()).toEqual(['as it was', 'Korb', 'as it was']);
});

it('an empty shop, which nobody waits for, is filled in a few steps; one that is open in small ones', async () => {
  const spy = vi.spyOn(records, 'transaction');
  writeNamed('old');
  await importCatalogue(records, folder, { articles: 1 });
  const whenEmpty = spy.mock.calls.length;
  const lists = ['categories', 'properties', 'pages', 'promotions', 'reviews'];
  expect(whenEmpty).toBe(lists.length + 1);
  writeNamed('new');
  await importCatalogue(records, folder, { articles: 1 });
  expect(spy.mock.calls.length - whenEmpty).toBe(NAMES.length);
});

it('lets two articles swap their addresses, and one of them become another’s variant', async () => {
  const options = { colour: 'cream' };
  write('14-101', { slug: { de: 'ofen' } });
  write('14-102', { slug: { de: 'korb' }, variants: [{ number: '14-102-CR', options, stock: 1 }] });
  await bring();
  write('14-101', { slug: { de: 'korb' }, variants: [{ number: '14-102-CR', options, stock: 1 }] });
  write('14-102', { slug: { de: 'ofen' } });
  await bring();
  const rows = await records.read.select().from(seoUrl).where(eq(seoUrl.routeName, 'frontend.detail.page'));
  const homes = rows.filter(({ locale, isCanonical }) => locale === 'de' && isCanonical);
  expect(homes.map(({ seoPathInfo, foreignKey }) => [seoPathInfo, foreignKey]).sort()).toEqual([
    ['produkt/korb', OVEN],
    ['produkt/ofen', idOf('product', '14-102')],
  ]);
  expect(await records.read.select().from(product).where(eq(product.number, '14-102-CR'))).toMatchObject([
    { rootId: OVEN, active: true },
  ]);
});

it.each(['new', 'old'])('what broke off half way is finished by the next start, with the %s content', async (word) => {
  writeNamed('old');
  await bring();
  writeNamed('new');
  let left = 2;
  const breaking: Records = {
    ...records,
    transaction: (work) => {
      if (left-- === 0) throw new Error('the power is gone');
      return records.transaction(work);
    },
  };
  await expect(importCatalogue(breaking, folder, { articles: 1 })).rejects.toThrow('the power is gone');
  expect(await namesOf()).toEqual(['new 14-101', 'new 14-102', 'old 14-103']);
  writeNamed(word);
  await importCatalogue(records, folder, { articles: 1, patienceMs: 0 });
  expect(await namesOf()).toEqual(named(word));
});

it('of two processes with different content one writes after the other, also where one was taken for dead', async () => {
  writeNamed('one');
  const other = mkdtempSync(join(tmpdir(), 'import-'));
  const others = await openRecords(join(folder, 'store.sqlite'));
  try {
    cpSync(folder, other, { recursive: true });
    writeNamed('two');
    let left = 3;
    const slow: Records = {
      ...records,
      transaction: async (work) => {
        const result = await records.transaction(work);
        if (--left === 0) await importCatalogue(others, other, { articles: 1, patienceMs: 0 });
        return result;
      },
    };
    await importCatalogue(slow, folder, { articles: 1 });
    expect(left).toBeLessThan(0);
    expect(await namesOf()).toEqual(named('two'));
    const spy = vi.spyOn(others, 'transaction');
    await importCatalogue(others, folder);
    expect(spy).not.toHaveBeenCalled();
  } finally {
    await others.close();
    rmSync(other, { recursive: true });
  }
});

it('takes from the database of a build, without reading content, what it would take from that', async () => {
  const release = join(folder, 'release');
  const other = await openRecords(join(folder, 'other.sqlite'));
  try {
    writeNamed('old');
    write('14-104');
    await importCatalogue(other, folder);
    rmSync(join(folder, 'products', '14-104'), { recursive: true });
    writeNamed('new');
    write('14-105', {
      accessories: ['14-101'],
      variants: [{ number: '14-105-CR', options: { colour: 'cream' }, stock: 1 }],
    });
    await bring();
    await records.transaction((tx) => tx.update(product).set({ ean: 'of the build' }));
    for (const part of ['shop', 'categories', 'properties', 'products'])
      cpSync(join(folder, part), join(release, 'content', part), { recursive: true });
    keepFilled(join(folder, 'store.sqlite'), join(release, FILLED));
    await importCatalogue(other, join(release, 'content'), { articles: 2 });
    const rowsIn = async ({ read }: Records, table: ReturnType<typeof tables>[number]) =>
      (await read.select().from(table)).map((row) => JSON.stringify(row)).sort();
    const isGone = (row: string) => row.includes('14-104') || row.includes(idOf('product', '14-104'));
    for (const table of tables()) {
      const others = (await rowsIn(other, table)).filter((row) => !isGone(row));
      expect([getTableName(table), others]).toEqual([getTableName(table), await rowsIn(records, table)]);
    }
  } finally {
    await other.close();
  }
});

it('what was published since takes the place of the files, and only that is written', async () => {
  write('14-101');
  write('14-102');
  await importCatalogue(records, folder);
  try {
    const text = readFileSync(join(folder, 'products/14-101/product.yaml'), 'utf8');
    const cheaper = JSON.stringify({ ...parse(text), price: 99 });
    setFile('products/14-101/product.yaml', cheaper, new Map());
    expect(await importCatalogue(records, folder)).toEqual([OVEN]);
    expect(await importCatalogue(records, folder)).toEqual([]);
    setFile('products/14-102/product.yaml', null, new Map());
    expect(await importCatalogue(records, folder)).toEqual([idOf('product', '14-102')]);
    setFile('products/14-103/product.yaml', cheaper.replaceAll('14-101', '14-103'), new Map());
    expect(await importCatalogue(records, folder)).toEqual([idOf('product', '14-103')]);
    const active = await records.read.select({ id: product.id }).from(product).where(eq(product.active, true));
    expect(active.map(({ id }) => id).sort()).toEqual([OVEN, idOf('product', '14-103')].sort());
  } finally {
    forgetChanges();
  }
});
