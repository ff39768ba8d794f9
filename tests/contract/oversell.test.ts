import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, productId } from '#tests/support/shopper.ts';

const ARTICLE = '10-102-CR';
const STOCK = 50;
const BUYERS = 200;

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
  const id = productId(ARTICLE);
  await store.store.records.transaction((tx) =>
    tx.run(`update stock set available = ${STOCK} where product_id = '${id}'`),
  );
});
afterAll(() => store.close());

const one = async <Value>(query: string): Promise<Value | undefined> => {
  const [row] = await store.store.records.read.all<[Value]>(query);
  return row?.[0];
};

it(`${BUYERS} who order at once the ${STOCK} pieces of a closeout make exactly ${STOCK} orders, numbered without a gap`, {
  timeout: 60_000,
}, async () => {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = aShopper(store);
      await buyer.put(ARTICLE);
      await buyer.becomeGuest({ email: `buyer-${index}@example.com` });
      return buyer;
    }),
  );
  // a machine in trouble may ask somebody to come back, which is neither an order nor a refusal
  const order = async (buyer: ReturnType<typeof aShopper>, left = 5): ReturnType<typeof buyer.requestStore> => {
    const response = await buyer.requestStore('POST', '/checkout/order');
    return response.status === 503 && left > 0 ? order(buyer, left - 1) : response;
  };
  const responses = await Promise.all(buyers.map((buyer) => order(buyer)));
  const placed = responses.filter(({ status }) => status === 200).map(({ body }) => Number(body.orderNumber));
  const refused = responses.filter(({ status }) => status !== 200);

  expect(placed).toHaveLength(STOCK);
  expect(refused.map(({ body }) => body.errors[0].code)).toEqual(Array(BUYERS - STOCK).fill('CHECKOUT__CART_INVALID'));
  expect(await one(`select available from stock where product_id = '${productId(ARTICLE)}'`)).toBe(0);
  expect(await one('select count(*) from "order"')).toBe(STOCK);
  placed.sort((a, b) => a - b);
  expect(placed).toEqual(placed.map((_, index) => (placed[0] ?? 0) + index));
});
