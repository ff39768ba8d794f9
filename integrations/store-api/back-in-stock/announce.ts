import { mailStockIsBack } from '#store/outbox/mail-stock.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/driver.ts';
import { takeNotices } from '#store/records/visitor/stock-notices.ts';
import type { Store } from '#store/store.ts';

/**
 * Writes to everybody who waits for one of these products and finds it in stock again. Whoever raises a stock calls this,
 * in the same transaction. Each hears of it once, however often it is called: a notice is deleted by the mail it causes.
 */
export async function announceStock(store: Store, tx: Database, productIds: string[], now: Date): Promise<void> {
  const stock = await readStock(tx, productIds);
  const back = productIds.filter((id) => (stock.get(id) ?? 0) > 0);
  if (back.length === 0) return;
  for (const notice of await takeNotices(tx, back)) await mailStockIsBack(store, tx, notice, now);
}
