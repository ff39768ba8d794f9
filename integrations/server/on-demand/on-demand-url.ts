/**
 * Query names that ask for another part of a page than the file shows: lists of goods, the dealer network (`place`,
 * `type`, `line`), the configurator, the spare-parts search, partners who install, persons in charge.
 */
const LISTING_PARAMETERS = [
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
  ...['bodyWidth', 'bodyHeight', 'installationHeight', 'installationDepth', 'bodyDepth', 'sideWall'],
  ...['compare', 'set', 'parts', 'part', 'kind', 'answers'],
  ...['service', 'partner', 'country', 'language', 'postcode'],
];

/** Every name that a page depends on; what else stands in a query was added by campaigns. */
export const PAGE_PARAMETERS = ['search', ...LISTING_PARAMETERS];

/** Route that renders pages of `[...path].astro` on demand; from outside nothing under it exists. */
export const LIVE = '/~on-demand';

/** Where an old address that ends like a file is looked up: no page has such a name, so the store is not asked. */
const MOVED = `${LIVE}/~moved`;

/** Files of data that the build makes of content: where one is out of date, it is made anew for who asks, and kept in memory. */
const DATA = `${LIVE}/~data`;
const DATA_FILE = /^(\/sitemap\.xml|(\/[a-z]{2}-[A-Z]{2})?\/(search-index|appointment)\.json)$/;
export const isData = (pathname: string): boolean => DATA_FILE.test(pathname);

/** Whether an address that is rendered stands for a path as a whole: anybody can make up queries, and old files. */
export const isOfPath = (onDemandUrl: string): boolean =>
  onDemandUrl.startsWith(`${LIVE}/`) &&
  !onDemandUrl.startsWith(`${MOVED}/`) &&
  !onDemandUrl.startsWith(`${DATA}/`) &&
  !onDemandUrl.includes('?');

/** The results of a search, in every language: a page of code that is the same for everybody. */
const SEARCH = /^(\/[a-z]{2}-[A-Z]{2})?\/search$/;

export interface LiveQuestion {
  method: string;
  pathname: string;
  /** The path as it was sent, not decoded. */
  raw: string;
  search: string;
  /** True when the build wrote a page for this path. */
  isStatic(pathname: string): boolean;
  /** True when a route of the code answers this path: `/store-api/…`, `/cart`, `/health`. */
  isOnDemand(pathname: string): boolean;
}

/**
 * The address that is rendered, once for everybody, where no file of the build answers: search results, a filtered or
 * paged listing, a page added after the build, or the redirect of an old file. Null for all other requests.
 */
export function liveAddress({ method, pathname, raw, search, isStatic, isOnDemand }: LiveQuestion): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (SEARCH.test(pathname)) return raw + partOf(search, PAGE_PARAMETERS);
  const onDemandUrl = LIVE + raw + partOf(search, LISTING_PARAMETERS);
  if (isStatic(pathname)) return asksForListing(search) && !hasExtension(pathname) ? onDemandUrl : null;
  if (isOnDemand(pathname)) return null;
  if (isData(pathname)) return DATA + raw;
  return hasExtension(pathname) ? MOVED + raw : onDemandUrl;
}

/** The part of a query that a page depends on, in one order: what campaigns add makes no page of its own. */
function partOf(search: string, names: string[]): string {
  const params = new URLSearchParams(search);
  const kept = names.flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value]));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** True when the query asks for another part of a listing than its first page. */
function asksForListing(search: string): boolean {
  if (search.length < 3) return false;
  const query = new URLSearchParams(search);
  return LISTING_PARAMETERS.some((name) => query.has(name));
}

/** A slug may end in a number (`fondue-2.0`), a file ends in letters. */
const hasExtension = (pathname: string) => /\.[a-z][a-z0-9]{0,10}$/i.test(pathname);
