import { getEntry } from 'astro:content';
import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { allProducts } from '#features/catalogue/products.server.ts';
import { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { breath } from '#store-api/breath.server.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { shopNow } from '#store-api/now.server.ts';
import { shared } from '#store-api/shared.server.ts';
import { contentEntries } from './content-entries.content.ts';
import { DROPDOWN_WORDS, type SearchIndex } from './entry.ts';
import { type Finder, finderOf } from './finder.ts';
import { categoryEntries, productEntries } from './product-entries.server.ts';

/**
 * More products than this the browser is not given (about 60 KB after gzip): it then asks the Store API's `search-suggest`
 * while somebody types.
 */
const MOST_PRODUCTS = 600;

/** Everything that the dropdown of a language finds, as it is at this moment. */
export const searchIndex = async (locale: Locale, now: Date): Promise<SearchIndex> =>
  indexOver(locale, await allProducts(locale), now);

/**
 * Finds on the server what the dropdown finds in the browser, with the same words; ten minutes behind at most.
 * @throws {ApiError} when the store does not answer
 */
export const finderHere = (locale: Locale): Promise<Finder> =>
  shared(
    `search ${locale}`,
    async () => {
      const index = await indexOver(locale, await askAll({ locale }, readProducts, INDEXED), shopNow());
      await breath();
      return finderOf(index);
    },
    KEEP_MS,
  );

const KEEP_MS = 10 * 60_000;

/** What is looked up of a product; its pictures and prices come with the list. */
const INDEXED = {
  includes: { ...CARD_INCLUDES, product: [...CARD_INCLUDES.product, 'categoryIds', 'properties'] },
  associations: { options: {}, properties: {} },
};

async function indexOver(locale: Locale, all: readonly Product[], now: Date): Promise<SearchIndex> {
  const products = productEntries(locale, all);
  const asksStore = products.length > MOST_PRODUCTS;
  await breath();
  const areas = await categoryEntries(locale, all);
  return {
    ...{ locale, asksStore },
    words: mergeSlices(sliceOf(locale, 'search', DROPDOWN_WORDS), sliceOf(locale, 'common', PRICE_NOTE)),
    synonyms: (await getEntry('synonyms', 'synonyms'))?.data[locale] ?? [],
    entries: [...(asksStore ? [] : products), ...areas, ...(await contentEntries(locale, now))],
  };
}
