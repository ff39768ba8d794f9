import { formatDate } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { journal, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { totalMinutes } from './overview/filters.ts';
import { timeWords } from './page-heads.ts';
import { readingMinutes } from './post/body.ts';
import { type PostEntry, type PostQuery, postsFor, type RecipeEntry, type RecipeQuery, recipesFor } from './related.ts';

/** A recipe or a post in a list, in one language. */
export interface Card {
  href: string;
  title: string;
  teaser: string;
  /** Two or three words above the title: device and time, topic and reading time. */
  meta: string;
  media: PictureMedia | undefined;
  /** Where the picture is still planned, a recipe shows its time as a figure on the line, a post a drawing. */
  figure?: { value: string; unit: string };
  drawing?: DrawingName;
}

export const recipeHref = (locale: Locale, { slug }: Pick<RecipeEntry, 'slug'>): string =>
  recipes(locale, inLanguage(locale, slug));
export const postHref = (locale: Locale, { slug }: Pick<PostEntry, 'slug'>): string =>
  journal(locale, inLanguage(locale, slug));

export async function recipeCard(locale: Locale, recipe: RecipeEntry): Promise<Card> {
  const device = wordsOf(locale, 'journal').maybe(`device-${recipe.device}`);
  const time = timeWords(locale, totalMinutes(recipe));
  return {
    ...(await shown(locale, recipe)),
    href: recipeHref(locale, recipe),
    meta: [device, time].join(', '),
    figure: { value: time.match(/^\d+/)?.[0] ?? '', unit: time.replace(/^\d+\s*/, '') },
  };
}

export async function postCard(locale: Locale, post: PostEntry): Promise<Card> {
  const topic = wordsOf(locale, 'journal').maybe(`topic-${post.topic}`);
  const minutes = readingMinutes(inLanguage(locale, post.body));
  return {
    ...(await shown(locale, post)),
    href: postHref(locale, post),
    meta: [topic, formatDate(locale, post.publishFrom), timeWords(locale, minutes)].join(', '),
    drawing: drawingOf({ picture: post.picture }),
  };
}

export const recipeCards = (locale: Locale, list: readonly RecipeEntry[]): Promise<Card[]> =>
  Promise.all(list.map((recipe) => recipeCard(locale, recipe)));
export const postCards = (locale: Locale, list: readonly PostEntry[]): Promise<Card[]> =>
  Promise.all(list.map((post) => postCard(locale, post)));

async function shown(locale: Locale, { title, teaser, picture }: RecipeEntry | PostEntry) {
  return {
    title: inLanguage(locale, title),
    teaser: inLanguage(locale, teaser),
    media: await pictureById(picture),
  };
}

interface Teaser {
  cards: Card[];
  goodUntil: string | undefined;
}

export async function teaserOfPosts(locale: Locale, query: PostQuery, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await postsAt(now);
  return { cards: await postCards(locale, postsFor(query, entries)), goodUntil };
}

export async function teaserOfRecipes(locale: Locale, query: RecipeQuery, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await recipesAt(now);
  return { cards: await recipeCards(locale, recipesFor(query, entries)), goodUntil };
}
