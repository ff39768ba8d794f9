import { atom } from 'nanostores';
import { createLoader, sendAsShopper } from '#features/session/session.store.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { type Review, type ReviewInput, readReviews, writeReview } from '#store-api/contract/review.ts';
import { type Bar, barsOf, criteriaOf, OWN_REVIEWS, type ReviewQuery } from './reviews.ts';

/** What is shown: all parts that were asked for so far, and how many reviews there are. */
export type ReviewList = {
  query: ReviewQuery;
  page: number;
  reviews: Review[];
  total: number;
  /** How the points are spread, whatever is chosen of them. */
  bars: Bar[];
};

/** How the writing of a review ended. */
export type Written = { state: 'thanks' | 'login' | 'closed' } | Failure | { state: 'refused'; error: ApiError };

/** The reviews of the product of a page. */
export function createReviews(send: Send) {
  const { $value: $reviews, load } = createLoader<ReviewList>();
  /** What the customer wrote, wherever it stands in the list. */
  const $ownReview = atom<Review | undefined>(undefined);

  /** The first part, in this order and language. A failure stands in the store. */
  const show = (productId: string, query: ReviewQuery) => read(productId, query, 1, []);

  /** The reviews shown, from the first page on, with the own review just submitted. */
  async function again(productId: string): Promise<void> {
    const { query } = $reviews.get().value ?? { query: { order: 'newest' as const } };
    await Promise.all([show(productId, query), findOwn(productId)]);
  }

  /** Looks for what the customer wrote. Without an answer nothing is offered to change; the store would say so anyway. */
  async function findOwn(productId: string): Promise<void> {
    const response = await send(readReviews, { path: { id: productId }, body: OWN_REVIEWS }).catch(() => undefined);
    if (response) $ownReview.set(response.elements[0]);
  }

  /** The next part, behind what is there. */
  function more(productId: string): Promise<void> {
    const shown = $reviews.get().value;
    return shown ? read(productId, shown.query, shown.page + 1, shown.reviews) : Promise.resolve();
  }

  function read(productId: string, query: ReviewQuery, page: number, before: readonly Review[]): Promise<void> {
    const fetchReviews = async (signal: AbortSignal) => {
      const response = await send(readReviews, { path: { id: productId }, body: criteriaOf(query, page), signal });
      const reviews = [...before, ...response.elements];
      return { query, page, reviews, total: response.total ?? reviews.length, bars: barsOf(response) };
    };
    return load(fetchReviews, JSON.stringify([productId, query, page]));
  }

  /** Submits a review, or changes the own one by its id. Never rejects. */
  async function write(productId: string, review: ReviewInput): Promise<Written> {
    try {
      await send(writeReview, { path: { id: productId }, body: review });
      return { state: 'thanks' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return { $reviews, $ownReview: $ownReview, show, again, more, findOwn, write };
}

function outcomeOf(error: unknown): Written {
  if (!(error instanceof ApiError)) return failureOf(error);
  if (error.has('PRODUCT__REVIEW_NOT_ACTIVE')) return { state: 'closed' };
  if (error.status === 401 || error.status === 403) return { state: 'login' };
  return error.status === 400 ? { state: 'refused', error } : failureOf(error);
}

export const reviews = createReviews(sendAsShopper);
