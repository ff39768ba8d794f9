import type { APIRoute } from 'astro';
import { postHref, recipeHref } from '#features/journal/cards.content.ts';
import { postsAt, recipesAt } from '#features/journal/entries.content.ts';
import { matches, segmentsOf, singleChoices, TOPIC_NAMES, topicSegment } from '#features/journal/overview/filters.ts';
import { toolAddresses } from '#features/journal/tools/tools.content.ts';
import { pageAlternates, publicPages } from '#features/navigation/pages.content.ts';
import { alternatesOf, journal, recipes } from '#i18n/paths.ts';
import { sitemap } from '#i18n/sitemap.ts';
import { shopNow } from '#store-api/now.server.ts';

export const prerender = false;

/** Pages, recipes and posts for search engines; drawn when asked for, so that the day of each counts. */
export const GET: APIRoute = async ({ locals: { siteUrl } }) => {
  const now = shopNow();
  const [pages, dishes, posts] = await Promise.all([publicPages(now), recipesAt(now), postsAt(now)]);
  const choices = singleChoices().filter((choice) => dishes.entries.some((recipe) => matches(recipe, choice)));
  const topics = TOPIC_NAMES.filter((topic) => posts.entries.some((post) => post.topic === topic));
  const body = sitemap(
    [
      ...pages.map(({ data }) => pageAlternates(data)),
      alternatesOf((locale) => recipes(locale)),
      alternatesOf((locale) => journal(locale)),
      ...(await toolAddresses()),
      ...choices.map((choice) => alternatesOf((locale) => recipes(locale, ...segmentsOf(locale, choice)))),
      ...topics.map((topic) => alternatesOf((locale) => journal(locale, topicSegment(locale, topic)))),
      ...dishes.entries.map((recipe) => alternatesOf((locale) => recipeHref(locale, recipe))),
      ...posts.entries.map((post) => alternatesOf((locale) => postHref(locale, post))),
    ],
    siteUrl,
  );
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };
  return new Response(body, { headers });
};
