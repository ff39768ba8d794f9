import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { setStock as setStockOf } from '#store/records/checkout/stock.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { aShopper, productId } from '#tests/support/shopper.ts';

/* What the store tells of stock to whoever shows pages. */

const FORKS = '12-110';

let store: AStore;
const received: string[] = [];
beforeAll(async () => {
  store = await aStore();
  store.changes.listen((changes) => received.push(...changes.map(({ tag }) => tag)));
});
afterAll(() => store.close());
beforeEach(() => {
  received.length = 0;
});

const setStock = (quantity: number) => runOwner(['stock', 'set', FORKS, String(quantity)], store.env, 'content');
async function order(quantity: number) {
  const shopper = aShopper(store);
  await shopper.put(FORKS, quantity);
  await shopper.becomeGuest({ email: `buyer-of-${quantity}@example.com` });
  const { status, body } = await shopper.requestStore('POST', '/checkout/order');
  expect(status).toBe(200);
  return { cancel: () => shopper.requestStore('POST', '/order/state/cancel', { orderId: body.id }) };
}

it('the merchant’s command, another process, is received within a second, and kept for a release that opens later', async () => {
  expect((await setStock(3)).code).toBe(0);
  await expect.poll(() => received, { timeout: 1000, interval: 20 }).toEqual([productId(FORKS)]);
  expect(await store.changes.past()).toEqual([{ tag: productId(FORKS), version: undefined, at: expect.any(Number) }]);
});

it('an order tells of a product that it sells out, and of no other; a canceled one that it is back', async () => {
  await setStock(3);
  await expect.poll(() => received).toHaveLength(1);
  await order(1);
  expect(received).toHaveLength(1);
  const last = await order(2);
  expect(received).toEqual(Array(2).fill(productId(FORKS)));
  expect((await last.cancel()).status).toBe(200);
  expect(received).toEqual(Array(3).fill(productId(FORKS)));
});

it('what is rolled back is told to nobody', async () => {
  const { records } = store.store;

  const failing = records.transaction(async (tx) => {
    await setStockOf(tx, productId(FORKS), 9);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await records.transaction(async () => {});
  expect(received).toEqual([]);
});
