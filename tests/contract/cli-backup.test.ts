import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { openStore } from '#store/open-store.ts';
import { readOrderByNumber } from '#store/records/cli/orders.ts';
import { meta } from '#store/records/schema/catalogue.ts';
import { product } from '#store/records/schema/product.ts';
import { connect } from '#store/records/sqlite/connection.ts';
import { FILLED, keepFilled } from '#store/records/sqlite/filled.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper } from '#tests/support/shopper.ts';

let store: AStore & { folder: string };
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

const at = (name: string) => join(store.folder, name);
const runIn = (folder: string, ...typed: string[]) => runOwner(typed, { DATA_DIR: folder }, 'content');
const refused = (error: string) => ({ out: '', error: expect.stringContaining(error), code: 1 });

async function anOrder(): Promise<string> {
  const shopper = aShopper(store);
  await shopper.put('12-110');
  await shopper.becomeGuest();
  const { body } = await shopper.requestStore('POST', '/checkout/order');
  return body.orderNumber;
}

/** A folder whose database is that of a backup. */
async function restored(name: string, backup: string): Promise<string> {
  expect(await runIn(at(name), 'restore', backup)).toMatchObject({ code: 0 });
  return at(name);
}

it('a backup while orders are placed holds every order that was answered before, and only whole ones', async () => {
  const before = [await anOrder(), await anOrder()];
  const during = Promise.all(Array.from({ length: 6 }, anOrder));
  const file = at('busy.sqlite');
  expect(await runIn(store.folder, 'backup', file)).toMatchObject({ code: 0 });
  await during;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const folder = await restored('from-busy', file);
  const copy = await openStore(store.store.config, folder, 'content');
  for (const number of before) {
    const order = await readOrderByNumber(copy.store.records.read, number);
    expect(order).toMatchObject({ lines: [{}], deliveries: [{}], transactions: [{}] });
  }
  await copy.close();
});

it('a backup never replaces a file, and leaves no part of one', async () => {
  const file = at('taken.sqlite');
  writeFileSync(file, 'mine');
  expect(await runIn(store.folder, 'backup', file)).toEqual(refused('is there already'));
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(await runIn(store.folder, 'backup', at('no/such/folder/x'))).toEqual(refused('ENOENT'));
  expect(readdirSync(store.folder).filter((name) => name.includes('.part'))).toEqual([]);
});

it('a running shop is not replaced, not even with --yes', async () => {
  const file = at('running.sqlite');
  await runIn(store.folder, 'backup', file);
  const number = await anOrder();
  expect(await runIn(store.folder, 'restore', file, '--yes')).toEqual(refused('The shop is running'));
  expect(await readOrderByNumber(store.store.records.read, number)).toBeDefined();
  expect(existsSync(at('store.sqlite.restoring'))).toBe(false);
});

it('what is there is put aside with --yes alone, and comes back from there', async () => {
  const file = at('first.sqlite');
  await runIn(store.folder, 'backup', file);
  const folder = await restored('twice', file);
  const raw = connect(join(folder, 'store.sqlite'));
  raw.exec('update stock set available = 4711');
  raw.close();
  expect(await runIn(folder, 'restore', file)).toEqual(refused('--yes puts it aside'));
  expect(await runIn(folder, 'restore', file, '--yes')).toMatchObject({ code: 0 });
  const [aside] = readdirSync(join(folder, 'backups'));
  const stockIn = (name: string) => {
    const opened = connect(name);
    const row = opened.prepare('select max(available) as most from stock').get();
    opened.close();
    return row?.most;
  };
  expect(stockIn(join(folder, 'store.sqlite'))).not.toBe(4711);
  expect(stockIn(join(folder, 'backups', aside ?? ''))).toBe(4711);
});

it('a damaged shop can be replaced', async () => {
  const file = at('good.sqlite');
  await runIn(store.folder, 'backup', file);
  mkdirSync(at('damaged'));
  writeFileSync(at('damaged/store.sqlite'), 'x'.repeat(10_000));
  expect(await runIn(at('damaged'), 'orders', 'list')).toEqual(refused('is no database of a shop, or a damaged one'));
  expect(await runIn(at('damaged'), 'restore', file, '--yes')).toMatchObject({ code: 0 });
  expect(await runIn(at('damaged'), 'orders', 'list')).toMatchObject({ code: 0 });
});

it('only a whole backup of this release or an earlier one is restored', async () => {
  const file = at('whole.sqlite');
  await runIn(store.folder, 'backup', file);
  const variant = (name: string, change: (path: string) => void) => {
    copyFileSync(file, at(name));
    change(at(name));
    return runIn(at('fresh'), 'restore', at(name));
  };
  const sql = (text: string) => (path: string) => {
    const raw = connect(path);
    raw.exec(`pragma foreign_keys=off; ${text}; pragma journal_mode=delete`);
    raw.close();
  };
  expect(await runIn(at('fresh'), 'restore', at('none.sqlite'))).toEqual(refused('There is no file'));
  expect(await variant('text', (path) => writeFileSync(path, 'no database'))).toEqual(refused('is no database'));
  expect(await variant('cut', (path) => truncateSync(path, 40_960))).toEqual(refused('damaged'));
  expect(await variant('later', sql("insert into migration values ('9999_later.sql', '')"))).toEqual(
    refused('is of a later release than this one, which does not know 9999_later.sql'),
  );
  expect(await variant('orphans', sql("update order_line set order_id = 'gone'"))).toEqual(refused('without their'));
  expect(existsSync(at('fresh/store.sqlite'))).toBe(false);
  expect(await variant('good', () => {})).toMatchObject({ code: 0 });
});

it('the data of an earlier release wait for the shop to be started', async () => {
  const folder = await restored('earlier', at('whole.sqlite'));
  const raw = connect(join(folder, 'store.sqlite'));
  raw.exec('delete from migration where name = (select max(name) from migration)');
  raw.close();
  expect(await runIn(folder, 'orders', 'list')).toEqual(
    refused('are those of an earlier release: start the shop once'),
  );
});

it('a new shop begins with what a build has filled, which holds nothing of anybody', async () => {
  await anOrder();
  await store.store.records.transaction((tx) => tx.insert(meta).values({ key: 'secret', value: 'mine' }));
  const release = at('release');
  mkdirSync(release);
  symlinkSync(resolve('content'), join(release, 'content'));
  const filled = join(release, FILLED);
  keepFilled(join(store.folder, 'store.sqlite'), filled);
  const raw = connect(filled);
  const countOf = (table: string) => raw.prepare(`select count(*) total from "${table}"`).get()?.total;
  const names = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  const full = names.map(({ name }) => String(name)).filter((name) => countOf(name) !== 0);
  expect(full.filter((name) => /order|customer|session|cart|mail|attempt|visitor/.test(name))).toEqual([]);
  expect(raw.prepare("select key from meta where key not like 'content-%'").all()).toEqual([]);
  raw.exec("update product set ean = 'as it was filled'"); // what is read from content has others
  raw.close();

  const begun = await openStore(store.store.config, at('begun'), join(release, 'content'));
  const eans = await begun.store.records.read.selectDistinct({ ean: product.ean }).from(product);
  expect(eans).toEqual([{ ean: 'as it was filled' }]);
  await begun.close();
  expect(statSync(join(at('begun'), 'store.sqlite')).mode & 0o777).toBe(0o600);

  // one that is there already stays
  rmSync(join(at('begun'), 'store.sqlite'));
  await expect(openStore(store.store.config, at('begun'), join(release, 'content'))).rejects.toThrow(
    'is gone or empty',
  );
});
