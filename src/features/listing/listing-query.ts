import type { ListingQuery } from '#store-api/contract/listing.ts';

/** What a listing's address asks for; `p` counts from 1, prices are in the currency's unit. */
export interface ListingState {
  page: number;
  order: string | null;
  /** Ids of property options: one of each group is enough, every group counts. */
  properties: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  /** The words of a search; null in a category. */
  search: string | null;
  /** Whether filters are shown that few need: a page carries them only then. */
  hasAllFilters: boolean;
}

export const FIRST_PAGE: ListingState = {
  page: 1,
  order: null,
  properties: [],
  minPrice: null,
  maxPrice: null,
  search: null,
  hasAllFilters: false,
};

/** More filters at once than any page offers; what lies beyond is nobody's wish. */
const MOST_PROPERTIES = 40;
const LONGEST_SEARCH = 100;

/**
 * Reads the query of an address. What makes no sense is left out, never an error: `p=-1` is the first page.
 * Options come joined (`a|b`) from links and one by one from a plain form.
 */
export function parseListing(query: URLSearchParams): ListingState {
  const properties = query.getAll('properties').flatMap((value) => value.split('|'));
  const page = Number(query.get('p'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    order: query.get('order')?.match(/^[a-z-]{1,40}$/)?.[0] ?? null,
    properties: [...new Set(properties.filter((id) => /^[0-9a-f]{32}$/.test(id)))].slice(0, MOST_PROPERTIES),
    minPrice: priceIn(query.get('min-price')),
    maxPrice: priceIn(query.get('max-price')),
    search: query.get('search')?.trim().slice(0, LONGEST_SEARCH) || null,
    hasAllFilters: query.get('filters') === 'all',
  };
}

/** An amount as people type it: `49.90`, `49,90`, `1’000`; null when it is none. */
function priceIn(text: string | null): number | null {
  const amount = Number(text?.replace(/[\s'’]/g, '').replace(',', '.') || Number.NaN);
  return Number.isFinite(amount) && amount >= 0 && amount < 1e6 ? amount : null;
}

/** The query of an address for this state, with its question mark; empty for the plain first page. */
export function listingSearch(state: ListingState): string {
  const pairs: [string, string | number | null][] = [
    ['search', state.search],
    ['properties', state.properties.join('|')],
    ['min-price', state.minPrice],
    ['max-price', state.maxPrice],
    ['order', state.order],
    ['filters', state.hasAllFilters ? 'all' : null],
    ['p', state.page > 1 ? state.page : null],
  ];
  const given = pairs.flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, `${value}`]],
  );
  // `|` stays readable; every browser sends it as it is
  return given.length ? `?${new URLSearchParams(given).toString().replaceAll('%7C', '|')}` : '';
}

/** The same listing in another state: `change` always begins on its first page unless it names one. */
export const withChange = (state: ListingState, change: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  ...change,
});

/** Whether the list shows fewer goods than there are: filtered lists are not for search engines. */
export const isFiltered = (state: ListingState): boolean =>
  state.properties.length > 0 || state.minPrice !== null || state.maxPrice !== null;

/** The body of the Store API's listing call for this state. */
export const listingBody = (state: ListingState, limit: number): ListingQuery => ({
  p: state.page,
  limit,
  ...(state.order && { order: state.order }),
  ...(state.properties.length > 0 && { properties: state.properties.join('|') }),
  ...(state.minPrice !== null && { 'min-price': state.minPrice }),
  ...(state.maxPrice !== null && { 'max-price': state.maxPrice }),
});
