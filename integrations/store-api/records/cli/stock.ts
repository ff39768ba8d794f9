import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { product, stock } from '#store/records/schema/product.ts';
import { stockNotice } from '#store/records/schema/visitor.ts';

/** Pieces of an article that can be sold. */
export type StockRow = { id: string; rootId: string; number: string; available: number; isCloseout: boolean };

/** Articles that have a stock of their own, by number; only those of which there are fewer than `below`, if it is given. */
export async function readStockRows(db: Database, below: number | null): Promise<StockRow[]> {
  const { id, rootId, number, isCloseout } = product;
  const hasStock = and(eq(product.active, true), eq(product.isDownload, false), eq(product.variantCount, 0));
  return db
    .select({ id, rootId, number, isCloseout, available: stock.available })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .where(and(hasStock, below === null ? undefined : lt(stock.available, below)))
    .orderBy(asc(number));
}

/** How many wait for each of the products that somebody waits for. */
export async function countWaiting(db: Database): Promise<Map<string, number>> {
  const { productId } = stockNotice;
  const rows = await db
    .select({ productId, waiting: count() })
    .from(stockNotice)
    .where(isNotNull(stockNotice.confirmedAt))
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row.waiting]));
}
