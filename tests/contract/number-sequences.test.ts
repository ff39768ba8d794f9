import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextNumber } from '#store/records/checkout/orders.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, paymentId, productId } from '#tests/support/shopper.ts';

const BUYERS = 60;
/** A closeout of which so many are left: most who want it are refused. */
const LEFT = 10;

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
  const id = productId('10-102-CR');
  await store.store.records.transaction((tx) =>
    tx.run(`update stock set available = ${LEFT} where product_id = '${id}'`),
  );
});
afterAll(() => store.close());

const numbersOf = async (table: string): Promise<number[]> =>
  (await store.store.records.read.all<[string]>(`select number from ${table} order by number`)).map(([number]) =>
    Number(number),
  );

const withoutHoles = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

it('orders, invoices and customers are numbered without a hole, however many come and are refused at once', {
  timeout: 60_000,
}, async () => {
  const responses = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = aShopper(store);
      await buyer.put(index % 2 === 0 ? '10-102-CR' : '41-201');
      await buyer.becomeGuest({ email: index % 5 === 0 ? 'no address' : `buyer-${index}@example.com` });
      await buyer.becomeGuest({ email: `again-${index}@example.com` });
      const method = index % 3 === 0 ? 'card' : 'invoice';
      await buyer.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
      const [first] = await Promise.all([
        buyer.requestStore('POST', '/checkout/order'),
        buyer.requestStore('POST', '/checkout/order'),
      ]);
      return { ...first, isInvoiced: method === 'invoice' };
    }),
  );
  const placed = responses.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(BUYERS / 2 + LEFT);
  const invoiced = placed.filter(({ isInvoiced }) => isInvoiced);
  expect(invoiced.length).toBeGreaterThan(0);
  expect(await numbersOf('"order"')).toEqual(withoutHoles(10_001, placed.length));
  expect(await numbersOf('order_document')).toEqual(withoutHoles(30_001, invoiced.length));
  const customers = await numbersOf('customer');
  expect(customers).toEqual(withoutHoles(20_001, customers.length));
  expect(customers.length).toBeGreaterThan(BUYERS);
});

it('a number that was taken goes back with the transaction that fails', async () => {
  const take = (fails: boolean) =>
    store.store.records.transaction(async (tx) => {
      const number = await nextNumber(tx, 'invoice');
      if (fails) throw new Error('on purpose');
      return Number(number);
    });
  const before = await take(false);
  const taken = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => take(index % 2 === 1)));
  const kept = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(kept.sort((a, b) => a - b)).toEqual(withoutHoles(before + 1, 20));
});
