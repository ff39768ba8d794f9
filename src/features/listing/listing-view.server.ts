import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { builtProducts, readBy } from '#features/catalogue/products.server.ts';
import { coloursOf } from '#features/product/buy/choices.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Words, wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type ProductListing, readListing, search } from '#store-api/contract/listing.ts';
import type { Product } from '#store-api/contract/product.ts';
import { cents } from '#values/money.ts';
import { type Chip, chipsOf, filterGroups, priceSpan, shownGroups } from './filters.ts';
import { type ListingState, listingBody, listingSearch, withChange } from './listing-query.ts';

/** A list with every word and address ready. `path` is the address without its query. */
export interface ListingView {
  locale: Locale;
  path: string;
  state: ListingState;
  total: number;
  groups: ReturnType<typeof shownGroups>;
  /** Where the filters are shown that few need. */
  allFiltersHref: string;
  span: { min: number; max: number } | null;
  chips: Chip[];
  resetHref: string;
  sortings: { key: string; name: string; isChosen: boolean }[];
  /** How many of all are shown once this page stands below the ones before. */
  shown: number;
  next: string | undefined;
  previous: string | undefined;
}

export function listingView(locale: Locale, path: string, page: ListingPage): ListingView {
  const { state, listing } = page;
  const t = wordsOf(locale, 'listing');
  const groups = filterGroups(listing, state);
  const at = (number: number) => path + listingSearch(withChange(state, { page: number }));
  const plain = { properties: [], minPrice: null, maxPrice: null };
  return {
    locale,
    path,
    state,
    total: listing.total,
    groups: shownGroups(groups, state),
    allFiltersHref: path + listingSearch({ ...state, hasAllFilters: true }),
    span: priceSpan(listing),
    chips: chipsOf(state, groups, priceName(locale, t, state)).map((chip) => ({
      ...chip,
      without: path + chip.without,
    })),
    resetHref: path + listingSearch(withChange(state, plain)),
    sortings: sortingsOf(t, page),
    shown: Math.min(listing.total, state.page * PAGE_SIZE),
    next: state.page < lastPage(page) ? at(state.page + 1) : undefined,
    previous: state.page > 1 ? at(state.page - 1) : undefined,
  };
}

/** “20 bis 300”, “ab 20”, “bis 300”. */
function priceName(locale: Locale, t: Words<'listing'>, { minPrice, maxPrice }: ListingState): string {
  const [min, max] = [minPrice, maxPrice].map((price) => (price === null ? '' : formatMoney(locale, cents(price))));
  if (min && max) return t('filterPriceChip', { min, max });
  return min ? `${t('filterPriceFrom')} ${min}` : `${t('filterPriceTo')} ${max}`;
}

/** Our own words for the usual orders, the store's for others. */
const sortingsOf = (t: Words<'listing'>, { listing, state }: ListingPage): ListingView['sortings'] =>
  (listing.availableSortings ?? []).map(({ key, label }) => ({
    key,
    name: t.maybe(`sort-${key}`) ?? label ?? key,
    isChosen: key === (listing.sorting ?? state.order),
  }));

/** Goods on one page of a list: full rows of two and of three, and 14 KB of HTML at most. */
export const PAGE_SIZE = 12;

/** How a category stands until somebody wants it otherwise: devices before their screws. */
const FAVOURITES_FIRST = 'topseller';

/** One page of a list, and the colors that its goods come in. */
export interface ListingPage {
  state: ListingState;
  listing: ProductListing;
  /** By product id, each as #rrggbb. */
  colours: Map<string, string[]>;
}

/** A page of a category, its sub-categories included. @throws {ApiError} 404 for a category nobody knows */
export const categoryPage = (
  storeContext: StoreContext,
  categoryId: string,
  state: ListingState,
): Promise<ListingPage> =>
  complete(storeContext, state, () => {
    const body = { order: FAVOURITES_FIRST, ...listingBody(state, PAGE_SIZE), ...CARD_FIELDS };
    return callStore(storeContext, readListing, { path: { categoryId }, body });
  });

/** A page of what was found for the words of the state. */
export const searchPage = (storeContext: StoreContext, words: string, state: ListingState): Promise<ListingPage> =>
  complete(storeContext, state, () =>
    callStore(storeContext, search, {
      body: { ...listingBody(state, PAGE_SIZE), search: words, ...CARD_FIELDS },
    }),
  );

async function complete(
  storeContext: StoreContext,
  state: ListingState,
  read: () => Promise<ProductListing>,
): Promise<ListingPage> {
  const listing = await read();
  const variants = await variantsOf(storeContext, listing.elements);
  const byRoot = coloursOf(variants);
  const colours = new Map(listing.elements.map(({ id, parentId }) => [id, byRoot.get(parentId ?? id) ?? []]));
  return { state, listing, colours };
}

/** The sisters of these products. A build, which asks without a visitor, has read most of them already. */
async function variantsOf(storeContext: StoreContext, products: readonly Product[]): Promise<Product[]> {
  const roots = [...new Set(products.map(({ id, parentId }) => parentId ?? id))];
  const built = storeContext.send ? undefined : (await builtProducts(storeContext.locale)).byParent;
  const unread = roots.filter((root) => !built?.has(root));
  const includes = { product: ['id', 'parentId', 'options'] };
  const body = { includes, associations: { options: { associations: { group: {} } } } };
  return [
    ...roots.flatMap((root) => built?.get(root) ?? []),
    ...(await readBy(storeContext, 'parentId', unread, body)),
  ];
}

/** The page that the state asks for, or the last one when it asks for one behind it. */
export const lastPage = ({ listing }: ListingPage): number => Math.max(1, Math.ceil(listing.total / PAGE_SIZE));
