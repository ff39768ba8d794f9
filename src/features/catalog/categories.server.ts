import type { Locale } from '#i18n/locales.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Category, readCategories } from '#store-api/contract/category.ts';
import { shared } from '#store-api/shared.server.ts';
import { CATEGORY_INCLUDES } from './fields.ts';

/** Every category by id, the root included. */
export const allCategories = (locale: Locale): Promise<Map<string, Category>> =>
  shared(`categories ${locale}`, async () => {
    const body = { associations: { media: {} }, includes: CATEGORY_INCLUDES };
    const categories = await askAll({ locale }, readCategories, body);
    return new Map(categories.map((category) => [category.id, category]));
  });

/** Whether a category has a page of its own: folders and links have none, the root is the home page. */
export const hasPage = ({ type, parentId }: Category): boolean => Boolean(parentId) && (type ?? 'page') === 'page';

/** The way from the shop's first level down to this category, itself last; empty for one that is not known. */
export async function trailTo(locale: Locale, id: string | undefined): Promise<Category[]> {
  const categories = await allCategories(locale);
  const trail: Category[] = [];
  for (let next = id ? categories.get(id) : undefined; next?.parentId; next = categories.get(next.parentId))
    trail.unshift(next);
  return trail;
}

export const categoryName = (category: Category): string => category.translated?.name ?? category.name ?? '';
