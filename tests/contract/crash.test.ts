import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { openStore } from '#store/open-store.ts';
import { connect } from '#store/records/sqlite/connection.ts';
import { aShopper, type Shopper } from '#tests/support/shopper.ts';

const KILLS = 20;
const WRITERS = 3;

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const data = join(folder, 'data');
beforeAll(async () => {
  const store = await openStore(readConfig({}), data, 'content');
  writeFileSync(join(data, 'facts.json'), JSON.stringify(store.store.facts));
  await store.close();
  // as in production drizzle is bundled: unbundled it takes a second to start (facts/database.md §2)
  const ssr = resolve('tests/support/store-server.ts');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr, outDir: folder, emptyOutDir: false, target: 'node24' },
    ssr: { noExternal: ['drizzle-orm', 'hono', 'zod', 'yaml', 'marked', 'nodemailer'] },
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server and waits until it answers. */
function start(): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, DATA_DIR: data, PORT: '0', NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = spawn(process.execPath, [join(folder, 'store-server.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((open, fail) => {
    child.once('exit', (code) => fail(new Error(`The store ended with ${code} before it was open.`)));
    child.stdout?.on('data', (text) => {
      const url = String(text).match(/open: (\S+)/)?.[1];
      if (url) open({ child, url });
    });
  });
}

const askAt = (url: string): Parameters<typeof aShopper>[0] => ({
  ask: (method, path, body, headers = {}) =>
    fetch(`${url}/store-api${path}`, {
      method,
      headers: { 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
});

/** Orders until the server is gone, and notes every number that was answered. @throws when an order is refused */
async function orderUntilTheEnd(shopper: Shopper, storefrontUrl: string, acknowledged: string[]): Promise<void> {
  try {
    await shopper.put('41-201');
    await shopper.becomeGuest({ storefrontUrl });
    for (;;) {
      const { status, body } = await shopper.ask('POST', '/checkout/order');
      if (status !== 200) throw new Error(JSON.stringify(body));
      acknowledged.push(body.orderNumber);
      await shopper.put('41-201');
    }
  } catch (error) {
    // a broken connection is what is to happen
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Lets shoppers order and pulls the plug in the middle, after one to three orders more. */
async function orderAndKill(acknowledged: string[], more: number): Promise<void> {
  const { child, url } = await start();
  try {
    const enough = acknowledged.length + more;
    const work = Array.from({ length: WRITERS }, () => orderUntilTheEnd(aShopper(askAt(url)), url, acknowledged));
    const all = Promise.all(work);
    while (acknowledged.length < enough) await Promise.race([all, new Promise((next) => setTimeout(next, 1))]);
    child.kill('SIGKILL');
    await all;
  } finally {
    child.kill('SIGKILL');
  }
}

it(`after ${KILLS} kills in the middle of orders every order that was acknowledged is there, and its mail`, async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) await orderAndKill(acknowledged, 1 + (kill % 3));

  const database = connect(join(data, 'store.sqlite'));
  const stored = new Set(
    database
      .prepare('select number from "order"')
      .all()
      .map((row) => row.number),
  );
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  // the mail belongs to the order: sent or still waiting, but never missing and never without one
  const mailed = database.prepare("select name from mail where name like 'order-%'").all();
  expect(mailed.map(({ name }) => String(name)).sort()).toEqual([...stored].map((number) => `order-${number}`).sort());
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
}, 300_000);
