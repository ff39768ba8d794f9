import { getEntry } from 'astro:content';
import { PRICE_NOTE } from '#features/catalog/price-note.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { categoryEntries } from './category-entries.server.ts';
import { contentEntries } from './content-entries.content.ts';
import { DROPDOWN_WORDS, type SearchIndex } from './entry.ts';
import { productEntries } from './product-entries.server.ts';

/**
 * More products than this the browser is not given (about 60 KB after gzip): it then asks the Store API's `search-suggest`
 * while somebody types.
 */
const MOST_PRODUCTS = 600;

/** Everything that the dropdown of a language finds, as it is at this moment. */
export async function searchIndex(locale: Locale, now: Date): Promise<SearchIndex> {
  const all = await allProducts(locale);
  const products = productEntries(locale, all);
  const asksStore = products.length > MOST_PRODUCTS;
  const areas = await categoryEntries(locale, all);
  return {
    ...{ locale, asksStore },
    words: mergeSlices(sliceOf(locale, 'search', DROPDOWN_WORDS), sliceOf(locale, 'common', PRICE_NOTE)),
    synonyms: (await getEntry('synonyms', 'synonyms'))?.data[locale] ?? [],
    entries: [...(asksStore ? [] : products), ...areas, ...(await contentEntries(locale, now))],
  };
}
