import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { type ACluster, aCluster } from '#tests/support/a-cluster.ts';
import { type AStore, storeAt } from '#tests/support/a-store.ts';
import { aShopper } from '#tests/support/shopper.ts';

const KILLS = 3;
const WRITERS = 6;

let cluster: ACluster;
let store: AStore;
beforeAll(async () => {
  cluster = await aCluster({ isSafe: true });
  await cluster.run('create database shop');
  store = await storeAt(readConfig({ DATABASE_URL: cluster.urlOf('shop'), LOG_LEVEL: 'silent' }));
}, 120_000);
afterAll(async () => {
  await store.close();
  await cluster.close();
});

/** Orders until the database is gone, and notes every number that was answered. Answers what the shopper hears then. */
async function orderUntilTheEnd(acknowledged: string[]): Promise<unknown> {
  const shopper = aShopper(store);
  await shopper.put('41-201');
  await shopper.becomeGuest();
  for (;;) {
    const { status, body } = await shopper.requestStore('POST', '/checkout/order');
    if (status !== 200) return [status, body.errors[0].code];
    acknowledged.push(body.orderNumber);
    const filled = await shopper.put('41-201');
    if (filled.status !== 200) return [filled.status, filled.body.errors[0].code];
  }
}

it(`PostgreSQL is killed ${KILLS} times: shoppers hear that it is gone, no acknowledged order is lost, and all goes on by itself`, {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const work = Promise.all(Array.from({ length: WRITERS }, () => orderUntilTheEnd(acknowledged)));
    while (acknowledged.length < kill * WRITERS) await new Promise((next) => setTimeout(next, 1));
    await cluster.kill();
    for (const received of await work) expect(received).toEqual([503, 'STORE__DATABASE_UNREACHABLE']);
    await cluster.start();
  }
  const rows = await store.store.records.read.all<[string]>('select number from "order"');
  const stored = new Set(rows.map(([number]) => number));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
});
