import { type CollectionEntry, getCollection } from 'astro:content';
import { shopNow } from '#store-api/now.server.ts';
import { isPublished } from '#values/publishing.ts';

/** Pages of blocks that are public at a moment; the preview shows drafts, and what is still to come, too. */
export const publicPages = async (now: Date = shopNow()): Promise<CollectionEntry<'pages'>[]> =>
  (await getCollection('pages')).filter(({ data }) => import.meta.env.DEV || isPublished(data, now));
