import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { runOwner } from '#store/cli/run.ts';
import { type ACluster, aCluster } from '#tests/support/a-cluster.ts';
import { storeAt } from '#tests/support/a-store.ts';
import { aCustomer, aShopper, PASSWORD } from '#tests/support/shopper.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'moving-'));

let cluster: ACluster;
beforeAll(async () => {
  cluster = await aCluster();
  await cluster.run('create database shop');
}, 120_000);
afterAll(async () => {
  await cluster.close();
  rmSync(DATA_DIR, { recursive: true });
});

const open = (set: Record<string, string> = {}) => storeAt(readConfig({ DATA_DIR, LOG_LEVEL: 'silent', ...set }));
const move = () => runOwner(['move', cluster.urlOf('shop')], { DATA_DIR }, 'content');

it('a shop moves to PostgreSQL with all it knows, once, and goes on with the next number', {
  timeout: 120_000,
}, async () => {
  const before = await open();
  const anna = await aCustomer(before, 'anna@example.com');
  await anna.put('12-110', 2);
  const { body: ordered } = await anna.requestStore('POST', '/checkout/order');
  await anna.put('20-201');
  await before.close();

  expect(await move()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d{4,} rows are copied\. Start the shop/),
  });
  expect(await move()).toMatchObject({ code: 1, error: expect.stringContaining('is not empty') });

  const after = await open({ DATABASE_URL: cluster.urlOf('shop') });
  const again = aShopper(after);
  await again.requestStore('POST', '/account/login', { username: 'anna@example.com', password: PASSWORD });
  const { body: orders } = await again.requestStore('POST', '/order');
  expect(orders.orders.elements.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([
    ordered.orderNumber,
  ]);
  const { body: cart } = await again.requestStore('GET', '/checkout/cart');
  expect(cart.lineItems).toMatchObject([{ quantity: 1, payload: { productNumber: '20-201' } }]);
  const { body: next } = await again.requestStore('POST', '/checkout/order');
  expect(Number(next.orderNumber)).toBe(Number(ordered.orderNumber) + 1);
  await after.close();
});
