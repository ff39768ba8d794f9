import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import type { ReviewRow } from '#store/records/review/reviews.ts';
import { product } from '#store/records/schema/product.ts';
import { review } from '#store/records/schema/review.ts';

/** What customers wrote, oldest first, with the number of the article; those of content need no approval, those that were refused wait for their writer. */
export async function readWrittenReviews(
  db: Database,
  { isWaiting = false, id }: { isWaiting?: boolean; id?: string },
): Promise<{ review: ReviewRow; article: string }[]> {
  return db
    .select({ review, article: product.number })
    .from(review)
    .innerJoin(product, eq(product.id, review.rootId))
    .where(
      and(
        isNull(review.key),
        id === undefined ? undefined : eq(review.id, id),
        isWaiting ? and(eq(review.isApproved, false), isNull(review.answer)) : undefined,
      ),
    )
    .orderBy(asc(review.createdAt), asc(review.id));
}

/** What was the reason of a refusal is no answer for everybody. */
export async function approveReview(tx: Database, id: string): Promise<void> {
  await tx.update(review).set({ isApproved: true, answer: null }).where(eq(review.id, id));
}

/** What the shop says of a review in public; null takes it back. False when the review is not shown. */
export async function keepAnswer(tx: Database, id: string, answer: string | null, now: Date): Promise<boolean> {
  const rows = await tx
    .update(review)
    .set({ answer, updatedAt: now.toISOString() })
    .where(and(eq(review.id, id), eq(review.isApproved, true)))
    .returning({ id: review.id });
  return rows.length > 0;
}

/** Keeps a review from everybody but its writer, who reads why. */
export async function refuseReview(tx: Database, id: string, reason: string): Promise<void> {
  await tx.update(review).set({ isApproved: false, answer: reason }).where(eq(review.id, id));
}
