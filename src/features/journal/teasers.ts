import { mostRead, type PostEntry, type RecipeEntry } from './related.ts';

/** What an editor asks for; ids that are unknown or not public are left out. */
export interface PostQuery {
  /** Without it those that are named, or else the newest. */
  list?: 'latest' | 'popular' | 'related' | undefined;
  posts: readonly string[];
  topic?: PostEntry['topic'] | undefined;
  count: number;
}
export interface RecipeQuery {
  device?: RecipeEntry['device'] | undefined;
  recipes: readonly string[];
  list?: 'all' | undefined;
  count: number;
}

export const listOf = ({ list, posts }: Pick<PostQuery, 'list' | 'posts'>): NonNullable<PostQuery['list']> =>
  list ?? (posts.length > 0 ? 'related' : 'latest');

/** Who names posts sees each of them, in that order; a list ends after `count`. `entries`: the newest first. */
export function postsFor(query: PostQuery, entries: readonly PostEntry[]): readonly PostEntry[] {
  const list = listOf(query);
  if (list === 'related') return named(entries, query.posts);
  const ofTopic = entries.filter(({ topic }) => !query.topic || topic === query.topic);
  return (list === 'popular' ? mostRead(ofTopic) : ofTopic).slice(0, query.count);
}

/** The same for recipes. */
export function recipesFor(query: RecipeQuery, entries: readonly RecipeEntry[]): readonly RecipeEntry[] {
  if (query.recipes.length > 0) return named(entries, query.recipes);
  const ofDevice = entries.filter(({ device }) => !query.device || device === query.device);
  return query.list ? ofDevice : ofDevice.slice(0, query.count);
}

const named = <Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
