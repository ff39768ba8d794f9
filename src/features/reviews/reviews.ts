// Reviews keep the requested sort order whatever their language; the Store API cannot prefer one.
import * as z from 'zod/mini';
import type { Criteria } from '#store-api/contract/entity.ts';
import type { Review, Reviews } from '#store-api/contract/review.ts';
import { maxLength, minLength, required, type Validator } from '#values/validators.ts';

/** How a list of reviews is put in order: by date or by stars, both ways. */
export const ORDERS = ['newest', 'oldest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof ORDERS)[number];

/** What of the reviews is shown. */
export type ReviewQuery = {
  order: ReviewOrder;
  /** Only those written in this language. */
  languageId?: string | undefined;
  /** Only those with so many points. */
  points?: number | undefined;
};

/** So many at a time. */
const PAGE_SIZE = 5;

/** The query for a part of the reviews, the first part being 1. `total` counts what is shown, the bars count all points. */
export const criteriaOf = ({ order, languageId, points }: ReviewQuery, page: number): Criteria => ({
  page,
  limit: PAGE_SIZE,
  'total-count-mode': 'exact',
  sort: SORTS[order],
  aggregations: [{ name: 'points', type: 'terms', field: 'points' }],
  ...(languageId && { filter: [{ type: 'equals', field: 'languageId', value: languageId }] }),
  ...(points && { 'post-filter': [{ type: 'equals', field: 'points', value: points }] }),
});

/** The query for what one wrote oneself: nobody else sees what is not approved, and approved ones bear the shop's mark. */
export const OWN_REVIEWS: Criteria = {
  limit: 1,
  filter: [
    {
      type: 'multi',
      operator: 'or',
      queries: [
        { type: 'equals', field: 'status', value: false },
        { type: 'equals', field: 'customFields.hof_own', value: true },
      ],
    },
  ],
};

const [NEW, OLD] = [
  { field: 'createdAt', order: 'DESC' },
  { field: 'createdAt', order: 'ASC' },
] as const;
const SORTS: Record<ReviewOrder, NonNullable<Criteria['sort']>> = {
  newest: [NEW],
  oldest: [OLD],
  best: [{ field: 'points', order: 'DESC' }, NEW],
  worst: [{ field: 'points', order: 'ASC' }, NEW],
};

/** How many gave so many points. */
export type Bar = { points: number; count: number };

/** The bars from 5 down to 1; half points, which other clients may give, count for the next whole one. None where the store counts nothing. */
export function barsOf({ aggregations }: Pick<Reviews, 'aggregations'>): Bar[] {
  const buckets = (aggregations && !Array.isArray(aggregations) && aggregations.points?.buckets) || [];
  if (buckets.length === 0) return [];
  return [5, 4, 3, 2, 1].map((points) => {
    const given = buckets.filter(({ key }) => Math.round(Number(key)) === points);
    return { points, count: given.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Whether the shop knows that the writer bought it here; this shop's own mark, a Shopware tells nothing of it. */
export const isVerified = ({ customFields }: Review): boolean => customFields.hof_verified === true;

/** Whether who looks has written it: nobody else sees one that is not approved. */
export const isOwn = ({ status, customFields }: Review): boolean => status === false || customFields.hof_own === true;

/** State of the own review: waiting for approval, approved, or refused with its reason. */
export const stageOf = ({ status, comment }: Review): 'approved' | 'refused' | 'pending' =>
  status !== false ? 'approved' : comment ? 'refused' : 'pending';

/** What is filled in to write a review. */
export type ReviewValues = { points?: string | null; title?: string; content?: string; name?: string };

/** Shortest text, in characters. */
export const MIN_CONTENT = 40;
/** Longest heading. */
export const MAX_TITLE = 255;

/** What the texts have to be; the server has the last word. */
export const RULES = {
  title: [required, minLength(5), maxLength(MAX_TITLE)],
  content: [required, minLength(MIN_CONTENT), maxLength(5000)],
} satisfies Record<string, readonly Validator[]>;

/** The rules of the form. Every message is a key of `validation`. */
export const reviewSchema = z.object({
  points: z._default(z.nullable(z.string()), '').check(z.refine(Boolean, 'requiredValue')),
  title: text(RULES.title),
  content: text(RULES.content),
  name: z._default(z.string(), ''),
});

function text(rules: readonly Validator[]) {
  return z
    ._default(z.string(), '')
    .check(z.trim(), ...rules.map(({ obeys, key }) => z.refine<string>(obeys, { error: key, abort: true })));
}
