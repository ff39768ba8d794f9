import { refuse } from '#store/errors.ts';
import { approveReview, readWrittenReviews, refuseReview } from '#store/records/cli/reviews.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';

/** What customers wrote, oldest first. */
export async function reviewRows({ records }: Store, filter: { isWaiting: boolean }) {
  const reviews = await readWrittenReviews(records.read, filter);
  return reviews.map(({ review, article }) => ({
    id: review.id,
    written: review.createdAt,
    article,
    points: review.points,
    author: review.author,
    shown: review.isApproved,
    refused: review.isApproved ? null : review.answer,
    answer: review.isApproved ? review.answer : null,
    title: review.title,
    content: review.content,
  }));
}

/** Shows a review to everybody. @throws 404, 400 it is shown already */
export async function showReview({ records }: Store, id: string): Promise<void> {
  await records.transaction(async (tx) => {
    const { review } = await findReview(tx, id);
    if (review.isApproved) throw refuse(400, 'STORE__REVIEW_SHOWN', `Review ${id} is shown already.`, { id });
    await approveReview(tx, id);
  });
}

/** Keeps a review from everybody but its writer, who reads why. @throws 404 */
export async function hideReview({ records }: Store, id: string, reason: string): Promise<void> {
  await records.transaction(async (tx) => {
    await findReview(tx, id);
    await refuseReview(tx, id, reason);
  });
}

async function findReview(tx: Database, id: string) {
  const [match] = await readWrittenReviews(tx, { id });
  if (!match) throw refuse(404, 'STORE__REVIEW_NOT_FOUND', `There is no review ${id}.`, { id });
  return match;
}
