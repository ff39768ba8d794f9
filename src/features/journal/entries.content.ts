import { getCollection, getEntry } from '#values/entries.content.ts';
import { isPreviewed } from '#values/live-content.server.ts';
import { isPublished, nextChange, type Publishing } from '#values/publishing.ts';
import { linksIn, newestFirst, type PostEntry, type RecipeEntry } from './related.ts';

/** Recipes and posts as editors have them, drafts and all. */
export const writtenRecipes = async (): Promise<RecipeEntry[]> =>
  (await getCollection('recipes')).map(({ id, data }) => ({ ...data, id }));
export const writtenPosts = async (): Promise<PostEntry[]> =>
  (await getCollection('blog')).map(({ id, data }) => ({ ...data, id }));

/** A list at a moment, the newest first, and the day on which it is another; undefined when it stays. */
export interface Listed<Entry> {
  entries: Entry[];
  goodUntil: string | undefined;
}

export const recipesAt = async (now: Date): Promise<Listed<RecipeEntry>> =>
  listed('recipes', await writtenRecipes(), now);
export const postsAt = async (now: Date): Promise<Listed<PostEntry>> => listed('blog', await writtenPosts(), now);

const listed = <Entry extends RecipeEntry | PostEntry>(
  collection: 'recipes' | 'blog',
  written: Entry[],
  now: Date,
): Listed<Entry> => ({
  entries: newestFirst(written.filter((entry) => isPublished(entry, now) || isPreviewed(collection, entry.id))),
  goodUntil: nextChange(written, now),
});

/** Recipes, posts and pages that content leads to, also those that are not public: its links come and go with them. */
export async function entriesLinkedFrom(content: unknown): Promise<Publishing[]> {
  const links = linksIn(content);
  const [dishes, posts, pages] = await Promise.all([
    getCollection('recipes', 'addresses'),
    getCollection('blog', 'addresses'),
    getCollection('pages', 'addresses'),
  ]);
  const isLinked = (id: string) => links.has(`page:${id}`) || links.has(id.replace(/^line-/, 'line:'));
  return [
    ...[
      ...dishes.filter(({ id }) => links.has(`recipe:${id}`)),
      ...posts.filter(({ id }) => links.has(`journal:${id}`)),
      ...pages.filter(({ id }) => isLinked(id)),
    ].map(({ data }) => data),
  ];
}

/** The earlier of two days on which a page is another. */
export const sooner = (...days: (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).sort()[0];

/** What a build makes files of: what is public. The preview shows drafts, and what is still to come, too. */
export const pagesOf = <Entry extends RecipeEntry | PostEntry>(written: Entry[], now: Date): Entry[] =>
  written.filter((entry) => import.meta.env.DEV || isPublished(entry, now));

/** How units are written and scaled. @throws Error when content/shop/units.yaml is missing */
export async function readUnits() {
  const entry = await getEntry('units', 'units');
  if (!entry) throw new Error('content/shop/units.yaml is needed by every recipe');
  return entry.data;
}

/** The words above an overview. @throws Error when content/shop/overviews.yaml is missing */
export async function readOverview(name: 'recipes' | 'journal') {
  const entry = await getEntry('overviews', 'overviews');
  if (!entry) throw new Error('content/shop/overviews.yaml is needed by the overviews of recipes and journal');
  return entry.data[name];
}
