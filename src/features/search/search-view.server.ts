import {
  allArticles,
  allCategories,
  categoryName,
  hasPage,
  isLarge,
  productsNear,
} from '#features/catalogue/products.server.ts';
import { type ListingState, parseListing } from '#features/listing/listing-query.ts';
import { type ListingPage, type ListingView, listingView, searchPage } from '#features/listing/listing-view.server.ts';
import { navigationTree } from '#features/navigation/address-book.server.ts';
import { categoryHref, productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { shared } from '#store-api/shared.server.ts';
import { nearestWord, wordsOfNames } from '#values/nearest-word.ts';
import { isNumber } from '#values/search/article-number.ts';
import { type FoundContent, foundContent, NO_CONTENT } from './content-results.content.ts';

/** What the search page shows; `page` is null while nothing is searched. */
export interface SearchView {
  locale: Locale;
  term: string;
  page: ListingPage | null;
  listing: ListingView | null;
  content: FoundContent;
  /** A word written almost the same that finds something, where nothing is written as this one. */
  meant: { word: string; href: string } | undefined;
  /** Where an article number is not known: those that are almost the same, undefined for any other term. */
  near: { number: string; href: string }[] | undefined;
  areas: { name: string; href: string }[];
}

/** @throws {ApiError} when the store does not answer */
export async function searchView(storeContext: StoreContext, query: URLSearchParams): Promise<SearchView> {
  const { locale } = storeContext;
  const state = parseListing(query);
  const term = state.search ?? '';
  const [page, areas, content] = await Promise.all([
    pageOf(storeContext, state),
    areasOf(locale),
    term ? foundContent(locale, term) : NO_CONTENT,
  ]);
  const isNothing = page?.listing.total === 0 && countOf(content) === 0;
  const word =
    content.meant ?? (isNothing && !isNumber(term) ? nearestWord(term, await knownWords(locale)) : undefined);
  return {
    locale,
    term,
    page,
    listing: page && listingView(locale, paths.search(locale), page),
    content,
    meant: word === undefined ? undefined : { word, href: paths.search(locale, word) },
    near: isNothing && isNumber(term) ? await nearNumbers(locale, term) : undefined,
    areas,
  };
}

export const countOf = ({ recipes, posts, areas }: FoundContent): number =>
  recipes.length + posts.length + areas.length;

const pageOf = async (storeContext: StoreContext, state: ListingState): Promise<ListingPage | null> =>
  state.search === null ? null : searchPage(storeContext, state.search, state);

async function areasOf(locale: Locale): Promise<SearchView['areas']> {
  return (await navigationTree(locale)).flatMap((category) => {
    const href = categoryHref(locale, category);
    return href ? [{ name: categoryName(category), href }] : [];
  });
}

const nearNumbers = async (locale: Locale, term: string): Promise<SearchView['near']> =>
  (await productsNear(locale, term)).map((product) => ({
    number: product.productNumber ?? '',
    href: productHref(locale, product),
  }));

/** Words that find something: those of all names; in a large shop, whose own search corrects slips, of its categories. */
const knownWords = (locale: Locale): Promise<Set<string>> =>
  shared(`words ${locale}`, async () => {
    const products = (await isLarge(locale)) ? [] : await allArticles(locale);
    const categories = [...(await allCategories(locale)).values()].filter(hasPage);
    return wordsOfNames([...categories.map(categoryName), ...products.map(nameOf)]);
  });
