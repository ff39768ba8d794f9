import { and, desc, eq, max } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { wishlist, wishlistProduct } from '#store/records/schema/wishlist.ts';

/** Rows of one statement: databases take only so many values at once. */
const MOST_ROWS = 1000;

export type WishlistRow = typeof wishlist.$inferSelect;

/** A customer's wishlist, undefined while nothing has ever been put on it. */
export async function readWishlist(db: Database, customerId: string): Promise<WishlistRow | undefined> {
  const [row] = await db.select().from(wishlist).where(eq(wishlist.customerId, customerId));
  return row;
}

/** Ids of what is on it, newest first. */
export async function readWishlistProductIds(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: wishlistProduct.productId })
    .from(wishlistProduct)
    .where(eq(wishlistProduct.customerId, customerId))
    .orderBy(desc(wishlistProduct.position), desc(wishlistProduct.productId));
  return rows.map(({ productId }) => productId);
}

/** Puts products on the wishlist, the last of them on top; returns how many were not on it yet. */
export async function addWishlistProducts(
  tx: Database,
  customerId: string,
  productIds: string[],
  now: Date,
): Promise<number> {
  if (productIds.length === 0) return 0;
  await tx.insert(wishlist).values({ id: newId(), customerId, createdAt: now.toISOString() }).onConflictDoNothing();
  const [last] = await tx
    .select({ position: max(wishlistProduct.position) })
    .from(wishlistProduct)
    .where(eq(wishlistProduct.customerId, customerId));
  const first = (last?.position ?? 0) + 1;
  const rows = productIds.map((productId, index) => ({ customerId, productId, position: first + index }));
  let added = 0;
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    const part = rows.slice(start, start + MOST_ROWS);
    const id = { productId: wishlistProduct.productId };
    added += (await tx.insert(wishlistProduct).values(part).onConflictDoNothing().returning(id)).length;
  }
  return added;
}

/** Takes a product off the wishlist; false when it was not on it. */
export async function removeWishlistItem(tx: Database, customerId: string, productId: string): Promise<boolean> {
  const removed = await tx
    .delete(wishlistProduct)
    .where(and(eq(wishlistProduct.customerId, customerId), eq(wishlistProduct.productId, productId)))
    .returning({ productId: wishlistProduct.productId });
  return removed.length > 0;
}
