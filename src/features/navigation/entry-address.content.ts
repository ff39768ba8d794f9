import { inLanguage, type Locale } from '#i18n/locales.ts';
import { journal, recipes } from '#i18n/paths.ts';
import { shopNow } from '#store-api/now.server.ts';
import { getCollection, getEntry } from '#values/entries.content.ts';
import { isPreviewed } from '#values/live-content.server.ts';
import { isPublished } from '#values/publishing.ts';
import { TOOLS } from './overviews.ts';

/** The address of a recipe, of the drying table or of the raclette planner; undefined while it is not public. */
export async function recipeAddress(locale: Locale, id: string): Promise<string | undefined> {
  const tool = TOOLS[id] && (await getEntry(TOOLS[id], id))?.data;
  const recipe = tool ?? (await publicEntry('recipes', id));
  return recipe && recipes(locale, inLanguage(locale, recipe.slug));
}

/** The address of a post; undefined while it is not public. */
export async function postAddress(locale: Locale, id: string): Promise<string | undefined> {
  const post = await publicEntry('blog', id);
  return post && journal(locale, inLanguage(locale, post.slug));
}

async function publicEntry(collection: 'recipes' | 'blog', id: string) {
  // not getEntry: it complains about every entry that is still to come
  const data = (await getCollection(collection, 'addresses')).find((entry) => entry.id === id)?.data;
  // the preview shows what is still to come
  return data && (import.meta.env.DEV || isPreviewed(collection, id) || isPublished(data, shopNow()))
    ? data
    : undefined;
}
