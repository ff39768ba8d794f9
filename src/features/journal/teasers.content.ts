import type { Locale } from '#i18n/locales.ts';
import { type Card, postCards, recipeCards } from './cards.content.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { mostRead, type PostEntry, type RecipeEntry } from './related.ts';

interface Teaser {
  cards: Card[];
  goodUntil: string | undefined;
}

/** What an editor asks for; ids that are unknown or not public are left out. */
interface PostWish {
  list: 'latest' | 'popular' | 'related';
  posts: readonly string[];
  topic?: PostEntry['topic'] | undefined;
  count: number;
}
interface RecipeWish {
  device?: RecipeEntry['device'] | undefined;
  recipes: readonly string[];
  list?: 'all' | undefined;
  count: number;
}

export async function teaserOfPosts(locale: Locale, wish: PostWish, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await postsAt(now);
  const ofTopic = entries.filter(({ topic }) => !wish.topic || topic === wish.topic);
  const lists = { latest: ofTopic, popular: mostRead(ofTopic), related: named(entries, wish.posts) };
  return { cards: await postCards(locale, lists[wish.list].slice(0, wish.count)), goodUntil };
}

export async function teaserOfRecipes(locale: Locale, wish: RecipeWish, now: Date): Promise<Teaser> {
  const { entries, goodUntil } = await recipesAt(now);
  const ofDevice = entries.filter(({ device }) => !wish.device || device === wish.device);
  const list = wish.recipes.length > 0 ? named(entries, wish.recipes) : ofDevice;
  return { cards: await recipeCards(locale, wish.list ? list : list.slice(0, wish.count)), goodUntil };
}

const named = <Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
