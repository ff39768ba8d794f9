import type { Post } from './post/post.schema.ts';
import type { Recipe } from './recipe/recipe.schema.ts';

/** An entry of content with the name of its file. */
export type RecipeEntry = Recipe & { id: string };
export type PostEntry = Post & { id: string };

type Dated = { id: string; publishFrom: string };

/** The newest first; of one day in the order of their names, so that every build is the same. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => b.publishFrom.localeCompare(a.publishFrom) || a.id.localeCompare(b.id));

/** What editors rank as read most; then the newest, so that a short ranking leaves no gap. */
export const mostRead = (posts: readonly PostEntry[]): PostEntry[] =>
  newestFirst(posts).sort((a, b) => (a.popular ?? Number.MAX_VALUE) - (b.popular ?? Number.MAX_VALUE));

/** Recipes to go on with: of the same device before those of the same course and season. */
export const relatedRecipes = (recipe: RecipeEntry, all: readonly RecipeEntry[]): RecipeEntry[] =>
  nearest(all, recipe.id, (other) => [
    ...(other.device === recipe.device ? SAME_DEVICE : []),
    ...(other.course === recipe.course ? SAME_COURSE : []),
    ...both(other.season, recipe.season),
    ...both(other.products, recipe.products),
  ]);

/** Posts to go on with: of the same topic before those that speak of the same goods and dishes. */
export const relatedPosts = (post: PostEntry, all: readonly PostEntry[]): PostEntry[] =>
  nearest(all, post.id, (other) => [
    ...(other.topic === post.topic ? SAME_TOPIC : []),
    ...both(other.products, post.products),
    ...both(other.recipes, post.recipes),
  ]);

/** Posts that lead to this recipe, before those that speak of its device. */
export const postsAbout = (recipe: RecipeEntry, posts: readonly PostEntry[]): PostEntry[] =>
  nearest(posts, '', (post) => [
    ...(post.recipes.includes(recipe.id) ? NAMES_IT : []),
    ...both(post.products, recipe.products),
  ]);

/** Reasons weigh as much as they are long: a common article counts one, a common device five. */
const SAME_DEVICE = Array<string>(5).fill('device');
const SAME_COURSE = Array<string>(2).fill('course');
const SAME_TOPIC = Array<string>(3).fill('topic');
const NAMES_IT = Array<string>(10).fill('named');

const both = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => others.includes(one));

/** Those with the most reasons first, the newest of equals; without a reason nothing is related. */
function nearest<Entry extends Dated>(all: readonly Entry[], self: string, reasons: (other: Entry) => string[]) {
  const weighed = newestFirst(all)
    .filter(({ id }) => id !== self)
    .map((entry) => ({ entry, weight: reasons(entry).length }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}

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

/**
 * What content leads to (`recipe:birnen-raclette`): by a target (`to: {recipe: …}`), by a link in a text
 * (`[…](recipe:…)`) or by the lines that a block shows, each of which leads to its page.
 */
export function linksIn(content: unknown): ReadonlySet<string> {
  const text = JSON.stringify(content) ?? '';
  const named = [...text.matchAll(TARGET), ...text.matchAll(LINK)].map(([, kind, id]) => `${kind}:${id}`);
  const lines = [...text.matchAll(LINES)].flatMap(([, ids = '']) => ids.match(/[\w-]+/g) ?? []);
  return new Set([...named, ...lines.map((id) => `line:${id}`)]);
}

const TARGET = /"(recipe|journal|page|line)":"([\w.-]+)"/g;
const LINK = /\]\((recipe|journal|page|line):([\w.-]+)\)/g;
const LINES = /"lines":\[([^\]]*)\]/g;
