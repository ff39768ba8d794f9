import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { openStore } from '#store/open-store.ts';
import { readOrderByNumber } from '#store/records/cli/orders.ts';
import { connect } from '#store/records/sqlite/connection.ts';
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
