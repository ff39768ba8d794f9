import type { SeededReview } from '#features/content-schema/shop-config/review.schema.ts';
import { idOf } from '#store/id.ts';
import type { review } from '#store/records/schema/review.ts';
import { productId } from './product-rows.ts';

/** Reviews that content brings along; those of articles that left the range stay behind (`tests/content` names them). */
export const reviewRows = (reviews: SeededReview[], numbers: Set<string>): (typeof review.$inferInsert)[] =>
  reviews
    .filter(({ product }) => numbers.has(product))
    .map(({ id, product, stars, language, name, date, verified, title, text, answer }) => ({
      id: idOf('review', id),
      rootId: productId(product),
      key: id,
      author: name,
      title,
      content: text,
      points: stars,
      locale: language,
      isApproved: true,
      isVerified: verified,
      answer: answer?.text ?? null,
      createdAt: `${date}T00:00:00.000Z`,
      updatedAt: answer ? `${answer.date}T00:00:00.000Z` : null,
    }));
