import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { notHere } from '#scripts/skipped.ts';
import { connect } from '#store/records/sqlite/connection.ts';
import { openSqlite } from '#store/records/sqlite/open.ts';
import { troubleOf } from '#store/records/trouble.ts';
import { type AStore, storeAt } from '#tests/support/a-store.ts';
import { aShopper } from '#tests/support/shopper.ts';

let DATA_DIR: string;
let file: string;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  DATA_DIR = mkdtempSync(join(tmpdir(), 'trouble-'));
  file = join(DATA_DIR, 'store.sqlite');
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const open = () => storeAt(readConfig({ DATA_DIR, LOG_LEVEL: 'silent' }));
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];

/** Puts things into carts until the store has no room left; answers the refusal, and how many carts there are. */
async function fill(store: AStore): Promise<{ refusal: unknown[]; tokens: string[] }> {
  const tokens: string[] = [];
  for (;;) {
    const shopper = aShopper(store);
    const response = await shopper.put('12-110');
    if (response.status !== 200) return { refusal: codeOf(response), tokens };
    tokens.push(response.token);
  }
}

/** A file system of its own, smaller than what is put there; only root may make one. */
const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'ignore' });
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('a full disk', () => {
  beforeEach(({ skip }) => {
    skip(!mayMount, notHere('only root may make a file system, on Linux'));
    mount('-t', 'tmpfs', '-o', 'size=9m', 'tmpfs', DATA_DIR);
  });
  afterEach(() => void (mayMount && execFileSync('umount', ['-l', DATA_DIR])));

  it('is told, spoils nothing, and is over when there is room again', { timeout: 60_000 }, async () => {
    const store = await open();
    const { refusal, tokens } = await fill(store);
    expect(refusal).toEqual([503, 'STORE__DATABASE_FULL']);
    expect((await store.requestStore('GET', '/context')).status).toBe(200);
    mount('-o', 'remount,size=64m', DATA_DIR);
    expect((await aShopper(store).put('12-110')).status).toBe(200);
    const carts = await store.store.records.read.all<[number]>('select count(distinct token) from cart_line');
    expect(carts[0]?.[0]).toBe(tokens.length + 1);
    expect(await store.store.records.read.all('pragma integrity_check')).toEqual([['ok']]);
    await store.close();
  });
});

describe('a database that another program has locked', () => {
  it('lets reading go on, and writing waits, then says so', { timeout: 30_000 }, async () => {
    const store = await open();
    const shopper = aShopper(store);
    await shopper.put('12-110');
    const other = connect(file);
    other.exec('begin immediate');
    const began = performance.now();
    const [change, cart] = await Promise.all([
      shopper.put('20-201'),
      shopper
        .requestStore('GET', '/checkout/cart')
        .then(({ status }) => ({ status, after: performance.now() - began })),
    ]);
    expect(codeOf(change)).toEqual([503, 'STORE__DATABASE_BUSY']);
    expect(cart.status).toBe(200);
    expect(cart.after).toBeLessThan(4000);
    other.exec('rollback');
    other.close();
    expect((await shopper.put('20-201')).body.lineItems).toHaveLength(2);
    await store.close();
  });

  it('goes on as soon as the other is done', async () => {
    const store = await open();
    const other = connect(file);
    other.exec('begin immediate');
    const change = aShopper(store).put('20-201');
    await store.requestStore('GET', '/context');
    other.exec('commit');
    other.close();
    expect((await change).status).toBe(200);
    await store.close();
  });
});

describe('a damaged database', () => {
  beforeEach(async () => (await openSqlite(file)).close());

  it.each([
    ['that is no database', () => writeFileSync(file, 'x'.repeat(40_000)), 'is damaged (file is not a database)'],
    ['that is cut off', () => truncateSync(file, 30_000), 'is damaged ('],
    ['with pages overwritten', () => overwrite(), 'is damaged ('],
    ['that is empty', () => writeFileSync(file, ''), 'is gone or empty, although a shop was kept there'],
    ['that is gone', () => rmSync(file), 'is gone or empty, although a shop was kept there'],
  ])('%s is not opened, and what to do is said', async (_, damage, sentence) => {
    damage();
    await expect(openSqlite(file)).rejects.toThrow(sentence);
    await expect(openSqlite(file)).rejects.toThrow('npm run store -- restore');
  });

  it('that is large is opened; as soon as the damage is known, it is told and nothing is written any more', async () => {
    overwrite(statSync(file).size - 4096, 4096);
    const records = await openSqlite(file, { checkedAtOnce: 0 });
    await vi.waitFor(() => expect(records.check()).rejects.toThrow(), { timeout: 30_000, interval: 20 });
    const refusal = await records.transaction(async () => {}).catch((error: unknown) => error);
    expect(troubleOf(refusal)?.kind).toBe('damaged');
    expect(await records.read.all('select 1')).toEqual([[1]]);
    expect(vi.mocked(console.error).mock.calls.join()).toContain('npm run store -- restore');
    await records.close();
  });

  function overwrite(at = 8192, bytes = 60_000): void {
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(bytes, 0xab), 0, bytes, at);
    closeSync(handle);
  }
});
