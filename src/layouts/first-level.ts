import { categoryHref } from '#features/navigation/addresses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Category } from '#store-api/contract/category.ts';

/** The row of links above a store's categories. A folder is only a heading: what is in it stands in its place. */
export function firstLevelOf(locale: Locale, categories: readonly Category[]): { label: string; href: string }[] {
  return categories.flatMap((category) => {
    if (category.type === 'folder') return firstLevelOf(locale, category.children ?? []);
    const href = categoryHref(locale, category);
    return href && category.name ? [{ label: category.name, href }] : [];
  });
}
