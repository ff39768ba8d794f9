import type { ReviewRow } from '#store/records/review/reviews.ts';
import { languageId } from '#store/request.ts';

/**
 * A review as others may see it: without who wrote it, but told to that one (`customerId`). `comment` is the shop's
 * answer, or why one that is not shown was refused.
 */
export const serializeReview = (row: ReviewRow, salesChannelId: string, customerId: string | null) => ({
  id: row.id,
  productId: row.rootId,
  salesChannelId,
  languageId: languageId(row.locale),
  externalUser: row.author,
  title: row.title,
  content: row.content,
  points: row.points,
  status: row.isApproved,
  comment: row.answer,
  customFields: {
    hof_verified: row.isVerified,
    hof_locale: row.locale,
    ...(customerId && row.customerId === customerId && { hof_own: true }),
  },
  createdAt: serializeTimestamp(row.createdAt),
  updatedAt: row.updatedAt && serializeTimestamp(row.updatedAt),
  apiAlias: 'product_review' as const,
});

const serializeTimestamp = (moment: string): string => moment.replace('Z', '+00:00');
