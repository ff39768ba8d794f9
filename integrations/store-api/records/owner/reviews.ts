import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import type { ReviewRow } from '#store/records/review/reviews.ts';
import { product } from '#store/records/schema/product.ts';
import { review } from '#store/records/schema/review.ts';

/** What customers wrote, oldest first, with the number of the article; those of content need no approval. */
export async function readWrittenReviews(
  db: Database,
  { isApproved }: { isApproved: boolean | null },
): Promise<{ review: ReviewRow; article: string }[]> {
  return db
    .select({ review, article: product.number })
    .from(review)
    .innerJoin(product, eq(product.id, review.rootId))
    .where(and(isNull(review.key), isApproved === null ? undefined : eq(review.isApproved, isApproved)))
    .orderBy(asc(review.createdAt), asc(review.id));
}

export async function approveReview(tx: Database, id: string): Promise<void> {
  await tx.update(review).set({ isApproved: true }).where(eq(review.id, id));
}
