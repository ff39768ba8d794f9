/** Query names that ask for another part of a listing than the file shows; the last three ask the dealer network. */
export const LISTING_PARAMETERS = [
  'p',
  'order',
  'properties',
  'min-price',
  'max-price',
  'manufacturer',
  'rating',
  'shipping-free',
  'limit',
  'filters',
  'place',
  'type',
  'line',
];

/** Where the on-demand twin of `[...path].astro` lives; from outside nothing under it exists. */
export const LIVE = '/~live';

export interface LiveQuestion {
  method: string;
  pathname: string;
  search: string;
  /** True when the build wrote a page for this path. */
  isStatic(pathname: string): boolean;
  /** True when code owns this path on demand: `/store-api/…`, `/cart`, `/health`. */
  isOnDemand(pathname: string): boolean;
}

/**
 * The twin's address for a request that the build's files can't answer: a filtered or paged listing, or a page
 * born after the build. Null when the request is not the twin's.
 */
export function liveAddress({ method, pathname, search, isStatic, isOnDemand }: LiveQuestion): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (isStatic(pathname)) return asksForListing(search) && !hasExtension(pathname) ? LIVE + pathname : null;
  return hasExtension(pathname) || isOnDemand(pathname) ? null : LIVE + pathname;
}

/** The part of a query that a page depends on, in one order: what campaigns add makes no page of its own. */
export function listingQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = LISTING_PARAMETERS.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** True when the query asks for another part of a listing than its first page. */
export function asksForListing(search: string): boolean {
  if (search.length < 3) return false;
  const query = new URLSearchParams(search);
  return LISTING_PARAMETERS.some((name) => query.has(name));
}

/** A slug may end in a number (`fondue-2.0`), a file ends in letters. */
const hasExtension = (pathname: string) => /\.[a-z][a-z0-9]{0,10}$/i.test(pathname);
