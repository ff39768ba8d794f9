import { type Card, postCard, postHref, recipeCard, recipeHref } from '#features/journal/cards.content.ts';
import { postsAt, recipesAt } from '#features/journal/entries.content.ts';
import { pageHref, publicPages } from '#features/navigation/pages.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { shopNow } from '#store-api/now.server.ts';
import type { Kind } from './index/entry.ts';
import { finderHere } from './index/search-index.content.ts';

/** What answers a term besides goods. */
export interface FoundContent {
  recipes: Card[];
  posts: Card[];
  areas: Area[];
  /** True where no article is called so: then content stands before articles that only mention the word. */
  isFirst: boolean;
  /** A word that is written almost like the one that was typed. */
  meant: string | undefined;
}

/** A category, or a page of help. */
interface Area {
  title: string;
  href: string;
  text: string | undefined;
}

export const NO_CONTENT: FoundContent = { recipes: [], posts: [], areas: [], isFirst: false, meant: undefined };

/** Nobody reads through more of a kind. */
const MOST = 24;

/** Recipes, posts and areas that the dropdown finds too. @throws {ApiError} when the store does not answer */
export async function foundContent(locale: Locale, term: string): Promise<FoundContent> {
  const now = shopNow();
  const [find, dishes, posts, pages] = await Promise.all([
    finderHere(locale),
    recipesAt(now),
    postsAt(now),
    publicPages(now, { isWhole: true }),
  ]);
  const { hits, meant } = find(term);
  const of = (kind: Kind) => hits.filter((hit) => hit.kind === kind).slice(0, MOST);
  const recipes = new Map(dishes.entries.map((recipe) => [recipeHref(locale, recipe), recipe]));
  const reads = new Map(posts.entries.map((post) => [postHref(locale, post), post]));
  const texts = new Map(pages.map(({ data }) => [pageHref(locale, data), inLanguage(locale, data.description)]));
  return {
    recipes: await Promise.all(of('recipe').flatMap(({ href }) => cardOf(recipes.get(href), recipeCard, locale))),
    posts: await Promise.all(of('post').flatMap(({ href }) => cardOf(reads.get(href), postCard, locale))),
    areas: of('area').map(({ title, href, note }) => ({ title, href, text: texts.get(href) ?? note })),
    isFirst: hits.length > 0 && !hits.some(({ kind }) => kind === 'product'),
    meant,
  };
}

/** The card of an entry; none where the index is older than what is public now. */
const cardOf = <Entry>(
  entry: Entry | undefined,
  card: (locale: Locale, entry: Entry) => Promise<Card>,
  locale: Locale,
) => (entry === undefined ? [] : [card(locale, entry)]);
