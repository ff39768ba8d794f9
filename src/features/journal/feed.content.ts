import rss from '@astrojs/rss';
import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { feed, journal, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { pictureById } from '#ui/picture.content.ts';
import { postHref, recipeHref } from './cards.content.ts';
import { postsAt, readOverview, recipesAt } from './entries.content.ts';
import { bodyHtml } from './post/body.ts';
import { linksOf } from './post/post-view.content.ts';
import type { PostEntry, RecipeEntry } from './related.ts';

/** The newest recipes or posts as RSS, of which a post brings its whole text. */
export async function feedOf(what: 'recipes' | 'journal', locale: Locale, { now, site }: { now: Date; site: URL }) {
  const overview = (what === 'recipes' ? recipes : journal)(locale);
  const { description } = await readOverview(what);
  const entries = what === 'recipes' ? (await recipesAt(now)).entries : (await postsAt(now)).entries;
  const self = new URL(feed(overview), site).href;
  const response = await rss({
    title: wordsOf(locale, 'journal')(what === 'recipes' ? 'feedRecipes' : 'feedJournal'),
    description: inLanguage(locale, description),
    site: new URL(overview, site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${localeInfo(locale).htmlLang}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(entries.slice(0, MOST_ITEMS).map((entry) => item(locale, entry, site))),
  });
  response.headers.set('cache-control', 'public, max-age=300');
  return response;
}

const MOST_ITEMS = 20;

async function item(locale: Locale, entry: RecipeEntry | PostEntry, site: URL) {
  const isPost = 'body' in entry;
  const media = await pictureById(entry.picture);
  const path = isPost ? postHref(locale, entry) : recipeHref(locale, entry);
  const image = media && `<p><img src="${new URL(media.url, site).href}" alt=""/></p>`;
  const link = new URL(path, site).href;
  const text = isPost ? await wholeText(locale, entry, link) : `<p>${inLanguage(locale, entry.teaser)}</p>`;
  return {
    title: inLanguage(locale, entry.title),
    description: inLanguage(locale, entry.teaser),
    link,
    pubDate: new Date(`${entry.publishFrom}T06:00:00Z`),
    categories: [isPost ? entry.topic : entry.device].flatMap(
      (name) => wordsOf(locale, 'journal').maybe(`${isPost ? 'topic' : 'device'}-${name}`) ?? [],
    ),
    content: [image, text].filter(Boolean).join('\n'),
  };
}

/** A reader of feeds knows no shop around the text: its links are whole addresses. */
function wholeText(locale: Locale, { body }: PostEntry, page: string): Promise<string> {
  const findLink = linksOf(locale, { isLive: true });
  return bodyHtml(inLanguage(locale, body), async (written) => {
    const link = await findLink(written);
    return link && new URL(link, page).href;
  });
}
