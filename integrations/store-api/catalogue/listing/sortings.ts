import { type SQL, sql } from 'drizzle-orm';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { priceOf } from '#store/catalogue/product/fields.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { sortNameOf } from '#store/catalogue/product/view.ts';
import { product } from '#store/records/schema/product.ts';

type Sorting = { key: string; label: Text; order: (view: ProductView) => SQL[] };

/** How listings can be sorted, the first by default. */
const SORTINGS: Sorting[] = [
  {
    key: 'name-asc',
    label: { de: 'Name A–Z', 'en-US': 'Name A–Z', 'fr-FR': 'Nom, de A à Z' },
    order: (view) => [sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'name-desc',
    label: { de: 'Name Z–A', 'en-US': 'Name Z–A', 'fr-FR': 'Nom, de Z à A' },
    order: (view) => [sql`${sortNameOf(view)} desc`],
  },
  {
    key: 'price-asc',
    label: { de: 'Preis aufsteigend', 'en-US': 'Price, lowest first', 'fr-FR': 'Prix croissant' },
    order: (view) => [sql`${priceOf(view)} asc`, sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'price-desc',
    label: { de: 'Preis absteigend', 'en-US': 'Price, highest first', 'fr-FR': 'Prix décroissant' },
    order: (view) => [sql`${priceOf(view)} desc`, sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'topseller',
    label: { de: 'Beliebteste zuerst', 'en-US': 'Favorites first', 'fr-FR': 'Les plus demandés' },
    order: (view) => [sql`${product.isTop} desc`, sql`${sortNameOf(view)} asc`],
  },
];

/** Only what was searched for has a score; hits come in its order. */
const SCORE: Sorting = {
  key: 'score',
  label: { de: 'Beste Treffer', 'en-US': 'Best match', 'fr-FR': 'Pertinence' },
  order: () => [],
};

const availableIn = (isSearch: boolean): Sorting[] => (isSearch ? [SCORE, ...SORTINGS] : SORTINGS);

/** The sorting of a key; the first for one that does not exist. */
export function sortingOf(key: string | null, isSearch: boolean): Sorting {
  const available = availableIn(isSearch);
  return available.find((sorting) => sorting.key === key) ?? available[0] ?? SCORE;
}

export const serializeSortings = (isSearch: boolean, locale: Locale) =>
  availableIn(isSearch).map(({ key, label }, index, all) => ({
    id: key,
    key,
    priority: all.length - index,
    active: true,
    label: label[locale] ?? null,
    translated: { label: inLanguage(locale, label) },
    apiAlias: 'product_sorting' as const,
  }));
