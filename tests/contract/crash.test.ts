import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#store/records/driver.ts';
import { aShopper, type Shopper } from '../support/shopper.ts';

const KILLS = 20;
const WRITERS = 4;

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const data = join(folder, 'data');
beforeAll(async () => {
  // as in production drizzle is bundled: unbundled it takes a second to start (facts/database.md §2)
  const ssr = resolve('tests/support/store-server.ts');
  await build({
    configFile: false,
    plugins: (await import('/tmp/hh/cart/vitest.config.mjs' as string)).default.plugins,
    publicDir: false,
    logLevel: 'error',
    build: { ssr, outDir: folder, emptyOutDir: false, target: 'node24' },
    ssr: { noExternal: ['drizzle-orm', 'hono', 'zod', 'yaml', 'marked'] },
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server and waits until it answers. */
function start(): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, DATA_DIR: data, PORT: '0' };
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

/** Orders until the server is gone; every number that was answered is noted. */
async function orderUntilTheEnd(shopper: Shopper, acknowledged: string[]): Promise<void> {
  try {
    await shopper.put('41-201');
    await shopper.becomeGuest();
    for (;;) {
      const { status, body } = await shopper.ask('POST', '/checkout/order');
      if (status === 200) acknowledged.push(body.orderNumber);
      await shopper.put('41-201');
    }
  } catch {
    // the connection broke: that is what was to happen
  }
}

it(`after ${KILLS} kills in the middle of orders every order that was acknowledged is there`, {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { child, url } = await start();
    const shoppers = Array.from({ length: WRITERS }, () => aShopper(askAt(url)));
    const before = acknowledged.length;
    const work = shoppers.map((shopper) => orderUntilTheEnd(shopper, acknowledged));
    // at another moment each time, but never before an order went through
    while (acknowledged.length < before + 1 + (kill % 5)) await new Promise((next) => setImmediate(next));
    child.kill('SIGKILL');
    await Promise.all(work);
  }
  const database = connect(join(data, readdirSync(data).find((file) => file.endsWith('.sqlite')) ?? ''));
  const stored = new Set(
    database
      .prepare('select number from "order"')
      .all()
      .map((row) => row.number),
  );
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});
