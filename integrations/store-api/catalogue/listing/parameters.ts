import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';

/** What a shopper chose in a listing. */
export type Choice = {
  manufacturers: string[];
  /** Option ids: one of each group has to fit. */
  properties: string[];
  /** In the session's currency; null: no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  rating: number | null;
  shippingFree: boolean;
};

export type ListingParameters = {
  criteria: Criteria;
  choice: Choice;
  /** Key of a sorting; null: the listing's own. */
  order: string | null;
  /** False: the answer carries no aggregations. */
  withAggregations: boolean;
  /** True: it carries nothing else. */
  onlyAggregations: boolean;
  /** True: the filters count on what they left over. */
  reduceAggregations: boolean;
  /** Filters that the listing neither offers nor obeys. */
  switchedOff: FilterName[];
  /** Groups whose options are offered; null: every filterable one. */
  propertyWhitelist: string[] | null;
};

/** What a listing can be filtered by. */
export const FILTERS = ['manufacturer', 'price', 'rating', 'shipping-free', 'property'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Elements of a page when nobody asks for another number. */
export const DEFAULT_LIMIT = 24;

/** Reads listing parameters; the page is `p` here. @throws 400 for criteria that break a rule */
export function readListing(raw: Record<string, unknown>): ListingParameters {
  const { p, limit, order, ...rest } = raw;
  const criteria = readCriteria({ ...rest, page: p ?? rest.page, limit: limit ?? DEFAULT_LIMIT });
  const switchedOff = FILTERS.filter((name) => isOff(raw[`${name}-filter`]));
  const isOn = (name: FilterName) => !switchedOff.includes(name);
  const whitelist = idsOf(raw['property-whitelist']);
  return {
    criteria: { ...criteria, totalCount: 'exact' },
    choice: {
      manufacturers: isOn('manufacturer') ? idsOf(raw.manufacturer) : [],
      properties: isOn('property') ? idsOf(raw.properties) : [],
      minPrice: isOn('price') ? amountOf(raw['min-price']) : null,
      maxPrice: isOn('price') ? amountOf(raw['max-price']) : null,
      rating: isOn('rating') ? amountOf(raw.rating) : null,
      shippingFree: isOn('shipping-free') && isYes(raw['shipping-free']),
    },
    order: typeof order === 'string' && order !== '' ? order : null,
    withAggregations: !isFlagged(raw, 'no-aggregations'),
    onlyAggregations: isFlagged(raw, 'only-aggregations'),
    reduceAggregations: isFlagged(raw, 'reduce-aggregations'),
    switchedOff,
    propertyWhitelist: whitelist.length > 0 ? whitelist : null,
  };
}

/** Ids joined by `|`, or a list. */
const idsOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split('|') : Array.isArray(value) ? value : []).filter(
    (id): id is string => typeof id === 'string' && id !== '',
  );

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';
const isOff = (value: unknown): boolean => value === false || value === 0 || value === '0' || value === 'false';

/** Flags are on when they stand there at all, whatever they say but no (facts, appendix B: `string | null`). */
const isFlagged = (raw: Record<string, unknown>, name: string): boolean => name in raw && !isOff(raw[name]);
