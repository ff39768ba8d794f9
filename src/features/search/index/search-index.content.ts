import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { builtProducts, isLarge } from '#features/catalogue/products.server.ts';
import { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { breath } from '#store-api/breath.server.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { shopNow } from '#store-api/now.server.ts';
import { shared } from '#store-api/shared.server.ts';
import { getEntry } from '#values/entries.content.ts';
import { GOODS, noteReads } from '#values/live-content.server.ts';
import { contentEntries } from './content-entries.content.ts';
import { DROPDOWN_WORDS, type SearchIndex } from './entry.ts';
import { type Finder, finderOf } from './finder.ts';
import { categoryEntries, productEntries } from './product-entries.server.ts';

/**
 * Everything that the dropdown of a language finds, as it is at this moment. The products of a large shop are not in it: the
 * browser then asks the Store API's `search-suggest` while somebody types.
 */
export async function searchIndex(locale: Locale, now: Date): Promise<SearchIndex> {
  noteReads([GOODS]);
  const { all, isWhole } = await builtProducts(locale);
  return indexOver(locale, isWhole ? all : undefined, now);
}

/**
 * Finds on the server what the dropdown finds in the browser, with the same words; ten minutes behind at most.
 * @throws {ApiError} when the store does not answer
 */
export const finderHere = (locale: Locale): Promise<Finder> =>
  shared(
    `search ${locale}`,
    async () => {
      const products = (await isLarge(locale)) ? undefined : await askAll({ locale }, readProducts, INDEXED);
      const index = await indexOver(locale, products, shopNow());
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

async function indexOver(locale: Locale, all: readonly Product[] | undefined, now: Date): Promise<SearchIndex> {
  const products = all ? productEntries(locale, all) : [];
  await breath();
  const areas = await categoryEntries(locale, all);
  return {
    ...{ locale, asksStore: !all },
    words: mergeSlices(sliceOf(locale, 'search', DROPDOWN_WORDS), sliceOf(locale, 'common', PRICE_NOTE)),
    synonyms: (await getEntry('synonyms', 'synonyms'))?.data[locale] ?? [],
    entries: [...products, ...areas, ...(await contentEntries(locale, now))],
  };
}
