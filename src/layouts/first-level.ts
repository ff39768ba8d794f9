import { categoryHref } from '#features/navigation/addresses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Context } from '#store-api/contract/context.ts';

/** The row of links above a store's categories. A folder is only a heading: what is in it stands in its place. */
export function firstLevelOf(locale: Locale, categories: readonly Category[]): { label: string; href: string }[] {
  return categories.flatMap((category) => {
    if (category.type === 'folder') return firstLevelOf(locale, category.children ?? []);
    const href = categoryHref(locale, category);
    const label = category.translated?.name ?? category.name;
    return href && label ? [{ label, href }] : [];
  });
}

/** The name of a sales channel in the language of the answer; undefined where the store gives none. */
export function nameOf({ name, translated }: Context['salesChannel']): string | undefined {
  const words = (translated as { name?: unknown } | null | undefined)?.name;
  return [words, name].find((each): each is string => typeof each === 'string' && each !== '');
}
