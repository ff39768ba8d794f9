import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { order, orderLine } from '#store/records/schema/order.ts';
import { product } from '#store/records/schema/product.ts';
import { review } from '#store/records/schema/review.ts';

export type ReviewRow = typeof review.$inferSelect;

/** What is said of a product and its variants, newest first: what is approved, and what this customer wrote. */
export const readReviews = (db: Database, rootId: string, customerId: string | null): Promise<ReviewRow[]> =>
  readReviewsOf(db, [rootId], customerId);

/** The same of several products. */
export async function readReviewsOf(
  db: Database,
  rootIds: Iterable<string>,
  customerId: string | null,
): Promise<ReviewRow[]> {
  const isOwn = customerId ? eq(review.customerId, customerId) : undefined;
  return db
    .select()
    .from(review)
    .where(and(among(review.rootId, rootIds), or(eq(review.isApproved, true), isOwn)))
    .orderBy(desc(review.createdAt), desc(review.id));
}

/** The one review that a customer wrote of a product. */
export async function readOwnReview(db: Database, rootId: string, customerId: string): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.rootId, rootId), eq(review.customerId, customerId)));
  return row;
}

/** Adds a review, or replaces the one with its id. */
export async function keepReview(tx: Database, row: ReviewRow): Promise<void> {
  await tx.insert(review).values(row).onConflictDoUpdate({ target: review.id, set: row });
}

/** Whether the customer has ordered the product, or one of its variants, and not called the order off. */
export async function hasBought(db: Database, rootId: string, customerId: string): Promise<boolean> {
  const family = db.select({ id: product.id }).from(product).where(eq(product.rootId, rootId));
  const rows = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(order.state, ['open', 'in_progress', 'completed']),
        inArray(orderLine.productId, family),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
