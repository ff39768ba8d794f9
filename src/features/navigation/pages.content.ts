import { type Alternates, inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { alternatesOf, fromSeoPath } from '#i18n/paths.ts';
import { shopNow } from '#store-api/now.server.ts';
import { type CollectionEntry, getCollection } from '#values/entries.content.ts';
import { isPreviewed } from '#values/live-content.server.ts';
import { isPublished } from '#values/publishing.ts';

/**
 * Pages of blocks that are public at a moment; the preview shows drafts, and what is still to come, too. Who looks at more
 * than their addresses says so.
 */
export const publicPages = async (
  now: Date = shopNow(),
  { isWhole = false } = {},
): Promise<CollectionEntry<'pages'>[]> =>
  (await getCollection('pages', isWhole ? undefined : 'addresses')).filter(
    ({ id, data }) => import.meta.env.DEV || isPreviewed('pages', id) || isPublished(data, now),
  );

interface Addressed {
  slug: Text;
}

/** The address of a page of blocks: with its slug in this language, else with the German one. */
export const pageHref = (locale: Locale, { slug }: Addressed): string => fromSeoPath(locale, inLanguage(locale, slug));

/** It stands in every language, with or without a slug of its own. */
export const pageAlternates = (page: Addressed): Alternates => alternatesOf((locale) => pageHref(locale, page));
