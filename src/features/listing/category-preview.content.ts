import { categoryName } from '#features/catalog/categories.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { categoryOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { categoryPage, PAGE_SIZE } from './listing.server.ts';
import { FIRST_PAGE } from './listing-query.ts';

/** The beginning of a category's list, as its own page would show it, and where the rest is. */
export interface CategoryPreview {
  name: string;
  href: string | undefined;
  products: Product[];
  /** How many goods the whole list has. */
  total: number;
  /** By product id, each as #rrggbb. */
  colours: ReadonlyMap<string, readonly string[]>;
}

/** The first goods of a category, twelve at most; undefined for one that the store does not have. */
export async function readCategoryPreview(
  locale: Locale,
  categoryKey: string,
  count: number,
): Promise<CategoryPreview | undefined> {
  const category = await categoryOf(locale, categoryKey);
  if (!category) return undefined;
  const { listing, colours } = await shared(`shelf ${locale} ${category.id}`, () =>
    categoryPage({ locale }, category.id, FIRST_PAGE),
  );
  return {
    name: categoryName(category),
    href: categoryHref(locale, category),
    products: listing.elements.slice(0, Math.min(count, PAGE_SIZE)),
    total: listing.total,
    colours,
  };
}
