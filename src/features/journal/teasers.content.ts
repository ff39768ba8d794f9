import type { Locale } from '#i18n/locales.ts';
import { type Card, postCards, recipeCards } from './cards.content.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { type PostWish, postsFor, type RecipeWish, recipesFor } from './teasers.ts';

interface Teaser {
  cards: Card[];
  goodUntil: string | undefined;
}

export async function teaserOfPosts(locale: Locale, query: PostWish, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await postsAt(now);
  return { cards: await postCards(locale, postsFor(query, entries)), goodUntil };
}

export async function teaserOfRecipes(locale: Locale, query: RecipeWish, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await recipesAt(now);
  return { cards: await recipeCards(locale, recipesFor(query, entries)), goodUntil };
}
