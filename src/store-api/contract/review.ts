import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, Nothing, record, searchResult, text } from './entity.ts';

/** What a buyer says of a product, 1 to 5 points; `comment` is the shop's answer. */
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

/** With `id` it changes the customer's own review. */
export type ReviewInput = { id?: string; title: string; content: string; points: number; name?: string };

export const readReviews = call<Criteria>()('POST', '/product/{id}/reviews', searchResult(Review));
/** Registered customers only; shown to others once the shop has approved it. */
export const writeReview = call<ReviewInput>()('POST', '/product/{id}/review', Nothing);
