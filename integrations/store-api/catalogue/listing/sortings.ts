import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locales.ts';
import { priceOf } from '#store/catalogue/product/fields.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { sortNameOf } from '#store/catalogue/product/view.ts';
import { product } from '#store/records/schema/product.ts';
import { type StoreWords, WORDS } from '#store/words/words.ts';

type Sorting = { key: keyof StoreWords['sortings']; order: (view: ProductView) => SQL[] };

/** How listings can be sorted, the first by default. */
const SORTINGS: Sorting[] = [
  {
    key: 'name-asc',
    order: (view) => [sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'name-desc',
    order: (view) => [sql`${sortNameOf(view)} desc`],
  },
  {
    key: 'price-asc',
    order: (view) => [sql`${priceOf(view)} asc`, sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'price-desc',
    order: (view) => [sql`${priceOf(view)} desc`, sql`${sortNameOf(view)} asc`],
  },
  {
    key: 'topseller',
    order: (view) => [sql`${product.isTop} desc`, sql`${sortNameOf(view)} asc`],
  },
];

/** Only what was searched for has a score; hits come in its order. */
const SCORE: Sorting = {
  key: 'score',
  order: () => [],
};

const availableIn = (isSearch: boolean): Sorting[] => (isSearch ? [SCORE, ...SORTINGS] : SORTINGS);

/** The sorting of a key; the first for one that does not exist. */
export function sortingOf(key: string | null, isSearch: boolean): Sorting {
  const available = availableIn(isSearch);
  return available.find((sorting) => sorting.key === key) ?? available[0] ?? SCORE;
}

export const serializeSortings = (isSearch: boolean, locale: Locale) =>
  availableIn(isSearch).map(({ key }, index, all) => ({
    id: key,
    key,
    priority: all.length - index,
    active: true,
    label: WORDS[locale].sortings[key],
    translated: { label: WORDS[locale].sortings[key] },
    apiAlias: 'product_sorting' as const,
  }));
