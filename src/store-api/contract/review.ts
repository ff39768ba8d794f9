import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, Nothing, record, text } from './entity.ts';

/**
 * What a buyer says of a product, 1 to 5 points; `comment` is the shop's answer. One that is not approved (`status`) is
 * seen by its writer alone; `customFields.hof_own` says so of approved ones too, where the store is the embedded one.
 */
export const Review = z.looseObject({
  id: z.string(),
  productId: z.string(),
  languageId: z.string(),
  externalUser: text,
  title: z.string(),
  content: z.string(),
  points: z.nullish(z.number()),
  status: flag,
  comment: text,
  createdAt: text,
  customFields: record,
});
export type Review = z.infer<typeof Review>;

/** Answer of the aggregation that `readReviews` is asked for: how many gave so many points. PHP writes nothing as `[]`. */
const Matrix = z.looseObject({ buckets: z.array(z.looseObject({ key: z.string(), count: z.number() })) });

const Reviews = z.looseObject({
  total: z.nullish(z.number()),
  elements: z.array(Review),
  aggregations: z.nullish(z.union([z.looseObject({ points: z.optional(Matrix) }), z.array(z.unknown())])),
});
export type Reviews = z.infer<typeof Reviews>;

/** With `id` it changes the customer's own review. */
export type ReviewInput = { id?: string; title: string; content: string; points: number; name?: string };

export const readReviews = call<Criteria>()('POST', '/product/{id}/reviews', Reviews);
/** Registered customers only; shown to others once the shop has approved it. */
export const writeReview = call<ReviewInput>()('POST', '/product/{id}/review', Nothing);
