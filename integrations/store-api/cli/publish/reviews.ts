import type { CatalogueRows } from '#store/catalogue/import/rows.ts';
import { idOf } from '#store/id.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Fields } from './admin-api.ts';
import type { Shopware } from './shopware.ts';
import type { Subject } from './write-subject.ts';

/** Reviews of content; one that it no longer has is hidden. Those that customers write in the Shopware are theirs. */
export const reviews = (
  { languageIds }: Shopware,
  { salesChannel }: ShopConfig,
  { reviews: rows }: CatalogueRows,
): Subject => ({
  entity: 'product_review',
  rows: rows.map(({ id, key, rootId, author, title, content, points, locale, isVerified, answer, createdAt }) => ({
    id,
    productId: rootId,
    salesChannelId: salesChannel.id,
    languageId: languageIds[locale],
    externalUser: author,
    title,
    content,
    points,
    status: true,
    comment: answer ?? null,
    createdAt: createdAt.replace('Z', '+00:00'),
    customFields: { hof_key: key, hof_verified: isVerified, hof_locale: locale },
  })),
  once: ['createdAt'],
  stale: {
    filter: [{ type: 'equals', field: 'salesChannelId', value: salesChannel.id }],
    reads: ['customFields', 'title'],
    isOurs: ({ id, customFields }) => id === idOf('review', String((customFields as Fields | null)?.hof_key)),
    hide: { status: false },
  },
});
