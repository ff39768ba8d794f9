import { refuse } from '#store/errors.ts';
import { keepAnswer } from '#store/records/cli/reviews.ts';
import type { Store } from '#store/store.ts';

/** Longest answer, in characters. */
const LONGEST = 2000;

/**
 * Says something of a review in public, under it and with the shop's name, in place of what was said before; an empty answer
 * takes that back. Shopware calls it the review's `comment`. @throws 404 no such review, or nobody sees it yet; 400 too long
 */
export async function answerReview({ records }: Store, id: string, answer: string, now: Date): Promise<void> {
  const words = answer.trim();
  if (words.length > LONGEST)
    throw refuse(400, 'STORE__REVIEW_ANSWER_TOO_LONG', `An answer has at most ${LONGEST} characters.`);
  const isShown = await records.transaction((tx) => keepAnswer(tx, id, words || null, now));
  if (!isShown)
    throw refuse(404, 'STORE__REVIEW_NOT_FOUND', `There is no review ${id} that is shown: approve it first.`, { id });
}
