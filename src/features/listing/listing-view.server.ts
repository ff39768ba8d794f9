import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Words, wordsOf } from '#i18n/words.ts';
import { cents } from '#values/money.ts';
import { type Chip, chipsOf, filterGroups, priceSpan, shownGroups } from './filters.ts';
import { type ListingPage, lastPage, PAGE_SIZE } from './listing.server.ts';
import { type ListingState, listingSearch, withChange } from './listing-query.ts';

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

/** «20 bis 300», «ab 20», «bis 300». */
function priceName(locale: Locale, t: Words<'listing'>, { minPrice, maxPrice }: ListingState): string {
  const [min, max] = [minPrice, maxPrice].map((price) => (price === null ? '' : formatMoney(locale, cents(price))));
  if (min && max) return t('filterPriceChip', { min, max });
  return min ? `${t('filterPriceFrom')} ${min}` : `${t('filterPriceTo')} ${max}`;
}

/** Our own words for the usual orders, the store's for others. */
const sortingsOf = (t: Words<'listing'>, { listing, state }: ListingPage): ListingView['sortings'] =>
  (listing.availableSortings ?? []).map(({ key, label, translated }) => ({
    key,
    name: t.maybe(`sort-${key}`) ?? translated?.label ?? label ?? key,
    isChosen: key === (listing.sorting ?? state.order),
  }));
