import * as z from 'zod/mini';
import type { Criteria } from '#store-api/contract/entity.ts';
import type { Review } from '#store-api/contract/review.ts';
import { maxLength, minLength, required, type Validator } from '#values/validators.ts';

/** How a list of reviews is put in order. */
export type ReviewOrder = 'newest' | 'best';

/** What of the reviews is shown. */
export type ReviewWish = { order: ReviewOrder /** Only those written in this language. */; languageId?: string };

/** So many at a time. */
export const PAGE_SIZE = 5;

/** The query for a part of the reviews, the first part being 1; `total` then counts all of them. */
export const criteriaOf = ({ order, languageId }: ReviewWish, page: number): Criteria => ({
  page,
  limit: PAGE_SIZE,
  'total-count-mode': 'exact',
  sort: [...(order === 'best' ? [BEST] : []), NEWEST],
  ...(languageId && { filter: [{ type: 'equals', field: 'languageId', value: languageId }] }),
});

const NEWEST = { field: 'createdAt', order: 'DESC' as const };
const BEST = { field: 'points', order: 'DESC' as const };

/** Whether the shop knows that the writer bought it here; this shop's own mark, a Shopware tells nothing of it. */
export const isVerified = ({ customFields }: Review): boolean => customFields.hof_verified === true;

/** What is filled in to write a review. */
export type ReviewValues = { points?: string | null; title?: string; content?: string; name?: string };

/** Shortest text (facts §5.1), in characters. */
export const MIN_CONTENT = 40;
const MIN_TITLE = 5;

/** The rules of the form. Every message is a key of `validation`; the server has the last word. */
export const reviewSchema = z.object({
  points: z._default(z.nullable(z.string()), '').check(z.refine(Boolean, 'requiredValue')),
  title: z._default(z.string(), '').check(z.trim(), z.minLength(1, 'required'), minimum(MIN_TITLE)),
  content: z._default(z.string(), '').check(z.trim(), z.minLength(1, 'required'), minimum(MIN_CONTENT)),
  name: z._default(z.string(), ''),
});

/** How long the field of a `minLength` has to be. */
export const minimumOf = (field: string): number => (field === 'title' ? MIN_TITLE : MIN_CONTENT);

function minimum(count: number) {
  return z.refine<string>((text) => text === '' || text.length >= count, 'minLength');
}
