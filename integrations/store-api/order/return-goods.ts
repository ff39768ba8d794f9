import { announceStock } from '#store/back-in-stock/announce.ts';
import { returnStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';

/** So many pieces of a product. */
export type Goods = { productId: string; quantity: number };

/**
 * Puts the goods of an order back on the shelf, by id, and tells whoever waits for them: the one place where stock rises
 * because of an order.
 */
export async function returnGoods(store: Store, tx: Database, goods: Goods[], now: Date): Promise<void> {
  for (const each of [...goods].sort((a, b) => (a.productId < b.productId ? -1 : 1))) await returnStock(tx, each);
  const productIds = goods.map(({ productId }) => productId);
  await announceStock(store, tx, productIds, now);
}
