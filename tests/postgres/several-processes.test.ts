import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { keepDigest } from '#store/records/content-digest.ts';
import { tables } from '#store/records/database.ts';
import { type ACluster, aCluster } from '#tests/support/a-cluster.ts';
import { type AStore, storeAt } from '#tests/support/a-store.ts';
import { aShopper, productId } from '#tests/support/shopper.ts';

const PROCESSES = 3;
const BUYERS = 90;
const STOCK = 40;
const ARTICLE = '10-102-CR';

// a PostgreSQL that has never seen a shop
let cluster: ACluster;
let stores: AStore[];
beforeAll(async () => {
  cluster = await aCluster();
  await cluster.run('create database shop');
  const env = { DATABASE_URL: cluster.urlOf('shop'), LOG_LEVEL: 'silent' };
  // all begin at once: one makes the tables and fills them, the others find them
  stores = await Promise.all(Array.from({ length: PROCESSES }, () => storeAt(readConfig(env))));
}, 120_000);
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await cluster.close();
});

const first = () => stores[0]?.store.records as AStore['store']['records'];
const one = async (query: string): Promise<unknown> => (await first().read.all<[unknown]>(query))[0]?.[0];

it('every table is there, with the columns that the records ask for', async () => {
  for (const table of tables()) await expect(first().read.select().from(table).limit(1)).resolves.toBeDefined();
});

it(`${BUYERS} who order ${STOCK} pieces at ${PROCESSES} processes at once make exactly ${STOCK} orders, numbered without a gap`, {
  timeout: 120_000,
}, async () => {
  await first().transaction((tx) =>
    tx.run(`update stock set available = ${STOCK} where product_id = '${productId(ARTICLE)}'`),
  );
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = aShopper(stores[index % PROCESSES] as AStore);
      await buyer.put(ARTICLE);
      await buyer.becomeGuest({ email: `buyer-${index}@example.com` });
      return buyer;
    }),
  );
  const responses = await Promise.all(buyers.map((buyer) => buyer.requestStore('POST', '/checkout/order')));
  const placed = responses.filter(({ status }) => status === 200).map(({ body }) => Number(body.orderNumber));
  const codes = responses.flatMap(({ status, body }) => (status === 200 ? [] : [body.errors[0].code]));

  expect(placed).toHaveLength(STOCK);
  expect(codes).toEqual(Array(BUYERS - STOCK).fill('CHECKOUT__CART_INVALID'));
  expect(await one(`select available from stock where product_id = '${productId(ARTICLE)}'`)).toBe(0);
  expect(placed.sort((a, b) => a - b)).toEqual(placed.map((_, index) => (placed[0] ?? 0) + index));
});

it('a cart that was begun at one process is found by the next, and changes at both are kept', async () => {
  const shopper = aShopper(stores[0] as AStore);
  await shopper.put('12-110');
  const elsewhere = aShopper(stores[1] as AStore);
  elsewhere.token = shopper.token;
  await Promise.all([shopper.put('12-110', 2), elsewhere.put('41-201', 3), shopper.put('20-201')]);
  const { body } = await elsewhere.requestStore('GET', '/checkout/cart');
  const quantities = body.lineItems
    .filter(({ type }: { type: string }) => type === 'product')
    .map((line: { quantity: number }) => line.quantity);
  expect(quantities.sort()).toEqual([1, 3, 3]);
});

it('a process of the release before takes the prices of a newer one, although it knew others', async () => {
  const shopper = aShopper(stores[1] as AStore);
  await shopper.put('12-110');
  const before = (await shopper.requestStore('GET', '/checkout/cart')).body.price.positionPrice;
  // what the start of a process with newer content does to the catalog
  await first().transaction(async (tx) => {
    await tx.run(`update product_price set unit_price = unit_price + 100 where product_id = '${productId('12-110')}'`);
    await keepDigest(tx, 'newer');
  });
  const after = (await shopper.requestStore('GET', '/checkout/cart')).body.price.positionPrice;
  expect(after).toBeCloseTo(before + 1);
});

it('an order that is sent twice, to two processes at once, is one order', async () => {
  const shopper = aShopper(stores[0] as AStore);
  await shopper.put('12-110');
  await shopper.becomeGuest({ email: 'twice@example.com' });
  const elsewhere = aShopper(stores[2] as AStore);
  elsewhere.token = shopper.token;
  const [here, there] = await Promise.all([
    shopper.requestStore('POST', '/checkout/order'),
    elsewhere.requestStore('POST', '/checkout/order'),
  ]);
  expect([here.status, there.status]).toEqual([200, 200]);
  expect(here.body.orderNumber).toBe(there.body.orderNumber);
});
