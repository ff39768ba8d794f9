import { getCollection, getEntry } from 'astro:content';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { configurator, dealers, journal, recipes, spareParts } from '#i18n/paths.ts';
import { shopNow } from '#store-api/now.server.ts';
import { isPublished } from '#values/publishing.ts';

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

/** Overviews and tools are no pages of blocks, but links name them as pages. */
export const OVERVIEWS: Record<string, ((locale: Locale) => string) | undefined> = {
  recipes: (locale) => recipes(locale),
  journal: (locale) => journal(locale),
  'dealer-network': (locale) => dealers(locale),
  configurator: (locale) => configurator(locale),
  'spare-parts-search': (locale) => spareParts(locale),
};

const TOOLS: Record<string, 'dryingGuide' | 'raclettePlanner' | undefined> = {
  'drying-guide': 'dryingGuide',
  'raclette-planner': 'raclettePlanner',
};

async function publicEntry(collection: 'recipes' | 'blog', id: string) {
  // not getEntry: it complains about every entry that is still to come
  const data = (await getCollection(collection)).find((entry) => entry.id === id)?.data;
  // the preview shows what is still to come
  return data && (import.meta.env.DEV || isPublished(data, shopNow())) ? data : undefined;
}
