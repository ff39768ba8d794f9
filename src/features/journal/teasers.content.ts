import type { Locale } from '#i18n/locales.ts';
import { type Card, postCards, recipeCards } from './cards.content.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { type PostQuery, postsFor, type RecipeQuery, recipesFor } from './teasers.ts';

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
