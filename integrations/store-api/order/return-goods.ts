import { returnStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/driver.ts';

/** So many pieces of a product. */
export type Goods = { productId: string; quantity: number };

/** Puts the goods of an order back on the shelf, by id: the one place where stock rises because of an order. */
export async function returnGoods(tx: Database, goods: Goods[]): Promise<void> {
  for (const each of [...goods].sort((a, b) => (a.productId < b.productId ? -1 : 1))) await returnStock(tx, each);
}
