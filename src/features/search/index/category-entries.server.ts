import { allCategories, categoryName, hasPage } from '#features/catalog/categories.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type Entry, freshWords } from './entry.ts';

/** Categories with a page of their own, and how many articles each holds, those of its own categories included. */
export async function categoryEntries(locale: Locale, products: readonly Product[]): Promise<Entry[]> {
  const categories = await allCategories(locale);
  const held = new Map<string, number>();
  for (const product of products.filter(({ parentId }) => !parentId))
    for (const id of withAncestors(product.categoryIds ?? [], categories)) held.set(id, (held.get(id) ?? 0) + 1);
  return [...categories.values()].filter(hasPage).flatMap((category) => {
    const href = categoryHref(locale, category);
    const title = categoryName(category);
    const note = wordsOf(locale, 'listing')('results', { count: held.get(category.id) ?? 0 });
    const description = freshWords((category.breadcrumb ?? []).slice(1), [title]);
    return href ? [{ kind: 'area', title, href, note, keywords: '', options: '', description } as const] : [];
  });
}

function withAncestors(ids: readonly string[], categories: ReadonlyMap<string, Category>): Set<string> {
  const all = new Set<string>();
  for (const id of ids)
    for (let next = categories.get(id); next; next = next.parentId ? categories.get(next.parentId) : undefined)
      all.add(next.id);
  return all;
}
