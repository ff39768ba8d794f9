import { linkOf } from '#features/prose/prose.content.ts';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, journal } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { nextChange } from '#values/publishing.ts';
import { type Card, postCards, postHref, recipeCards } from '../cards.content.ts';
import { entriesLinkedFrom, postsAt, recipesAt, sooner } from '../entries.content.ts';
import { goodsOf } from '../goods.server.ts';
import { topicSegment } from '../overview/filters.ts';
import { publicationStatus } from '../page-heads.ts';
import { type PostEntry, relatedPosts } from '../related.ts';
import { bodyHtml, type FindLink, readingMinutes } from './body.ts';

/** Everything that a post's page shows, in one language. */
export interface PostView {
  locale: Locale;
  post: PostEntry;
  title: string;
  topic: string;
  html: string;
  minutes: number;
  media: PictureMedia | undefined;
  /** The picture for search engines and for sharing; a picture of the house where the post has none yet. */
  shareImage: string | undefined;
  crumbs: { name: string; href?: string }[];
  goods: Product[];
  recipes: Card[];
  related: Card[];
  alternates: Alternates;
  publicationStatus: string | undefined;
  goodUntil: string | undefined;
}

export async function postView(
  locale: Locale,
  post: PostEntry,
  { now, isLive }: { now: Date; isLive: boolean },
): Promise<PostView> {
  const [posts, recipes] = await Promise.all([postsAt(now), recipesAt(now)]);
  const t = wordsOf(locale, 'journal');
  const body = inLanguage(locale, post.body);
  const title = inLanguage(locale, post.title);
  const topic = t.maybe(`topic-${post.topic}`) ?? post.topic;
  const media = await pictureById(post.picture, locale);
  const dishes = post.recipes.flatMap((id) => recipes.entries.find((recipe) => recipe.id === id) ?? []);
  return {
    locale,
    post,
    title,
    topic,
    html: await bodyHtml(body, linksOf(locale, { isLive })),
    minutes: readingMinutes(body),
    media,
    shareImage: (media ?? (await pictureById(DEFAULT_PICTURE)))?.url,
    crumbs: [
      { name: wordsOf(locale, 'common')('home'), href: home(locale) },
      { name: t('journal'), href: journal(locale) },
      { name: topic, href: journal(locale, topicSegment(locale, post.topic)) },
      { name: title },
    ],
    goods: await goodsOf(locale, post.products, isLive),
    recipes: await recipeCards(locale, dishes.slice(0, MOST_RECIPES)),
    related: await postCards(locale, relatedPosts(post, posts.entries).slice(0, MOST_RELATED)),
    alternates: alternatesOf((code) => postHref(code, post)),
    publicationStatus: publicationStatus(locale, post, now, t),
    goodUntil: sooner(posts.goodUntil, recipes.goodUntil, nextChange(await entriesLinkedFrom(body), now)),
  };
}

const MOST_RELATED = 3;
const MOST_RECIPES = 4;
const DEFAULT_PICTURE = 'raclette-4-table';

/**
 * Finds where the links of a post lead. A build fails without the store; what is drawn on demand then does without the
 * links that it can't find, because one reads it for its words.
 */
export const linksOf =
  (locale: Locale, { isLive }: { isLive: boolean }): FindLink =>
  (written) => {
    const link = linkOf(locale, written);
    return isLive ? link.catch(() => undefined) : link;
  };
