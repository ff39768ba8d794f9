import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { prepared } from '#store/records/insert-rows.ts';
import { product, stock } from '#store/records/schema/product.ts';
import { noteChanged } from '#store/records/shown-products.ts';

const byIds = prepared((db) =>
  db
    .select()
    .from(stock)
    .where(sql`${stock.productId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .prepare(),
);

/** Pieces in stock by product. */
export async function readStock(db: Database, productIds: string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await byIds(db).all({ ids: JSON.stringify(productIds) });
  return new Map(rows.map(({ productId, available }) => [productId, available]));
}

/** So many pieces of a product. What is sold off (`isCloseout`) can't be taken beyond what is there. */
export type Take = { productId: string; quantity: number; isCloseout: boolean };

/**
 * Pages are rendered anew for the last piece that is sold and the first that is back; how many there are between is put
 * right in the browser (`live-prices`).
 *
 * Takes pieces out of stock; false when a closeout has not enough left, on whichever engine and however many ask at once.
 * Everything else may fall below zero: it is restocked and delivered later (trap 18).
 */
export async function takeStock(tx: Database, { productId, quantity, isCloseout }: Take): Promise<boolean> {
  const enough = isCloseout ? gte(stock.available, quantity) : undefined;
  const taken = await tx
    .update(stock)
    .set({ available: sql`${stock.available} - ${quantity}` })
    .where(and(eq(stock.productId, productId), enough))
    .returning({ available: stock.available });
  const [row] = taken;
  if (row && row.available <= 0 && row.available + quantity > 0) noteChanged(tx, productId);
  return row !== undefined;
}

/** Puts pieces back, when an order is called off. */
export async function returnStock(tx: Database, { productId, quantity }: Omit<Take, 'isCloseout'>): Promise<void> {
  const [row] = await tx
    .update(stock)
    .set({ available: sql`${stock.available} + ${quantity}` })
    .where(eq(stock.productId, productId))
    .returning({ available: stock.available });
  if (row && row.available > 0 && row.available - quantity <= 0) noteChanged(tx, productId);
}

/** Says how many pieces of a product there are, after they were counted. */
export async function setStock(tx: Database, productId: string, available: number): Promise<void> {
  await tx.update(stock).set({ available }).where(eq(stock.productId, productId));
  noteChanged(tx, productId);
}

/** What stands under an article number; one with variants is never in stock itself. */
export async function readArticle(
  db: Database,
  number: string,
): Promise<{ id: string; variantCount: number; isDownload: boolean } | undefined> {
  const { id, variantCount, isDownload } = product;
  const [row] = await db.select({ id, variantCount, isDownload }).from(product).where(eq(product.number, number));
  return row;
}
