import { categoryName } from '#features/catalog/categories.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { categoryOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';

/** Where the field asks, and the parts by kind of appliance. */
export interface Ways {
  /** The search for spare parts. */
  search: string;
  kinds: { label: string; href: string }[];
}

export async function waysOf(locale: Locale): Promise<Ways> {
  const kinds = KINDS.map(async (key) => {
    const category = await categoryOf(locale, key);
    const href = category && categoryHref(locale, category);
    return href ? [{ label: categoryName(category), href }] : [];
  });
  return {
    search: spareParts(locale),
    kinds: (await Promise.all(kinds)).flat(),
  };
}

/** Ids of categories. */
const KINDS = ['spare-parts-cooking', 'spare-parts-waste'];
