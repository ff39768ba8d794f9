import type { APIRoute } from 'astro';
import { feedOf } from '#features/journal/feed.content.ts';
import { inLocale, journal, recipes } from '#i18n/paths.ts';
import { shopNow } from '#store-api/now.server.ts';

export const prerender = false;

/* /rezepte/rss.xml and /journal/rss.xml in each language; drawn when asked for, so that the day of an entry counts. */
export const GET: APIRoute = ({ locals: { locale, siteUrl }, params }) => {
  const overview = inLocale(locale, `/${params.feed}`);
  const what = overview === recipes(locale) ? 'recipes' : overview === journal(locale) ? 'journal' : undefined;
  if (!what) return new Response(null, { status: 404 });
  return feedOf(what, locale, { now: shopNow(), site: siteUrl });
};
