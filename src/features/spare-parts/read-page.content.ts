import { builtProducts } from '#features/catalogue/products.server.ts';
import { breadcrumbList, graph } from '#features/seo/organization.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { LISTINGS } from '#values/change.ts';
import { decoded } from '#values/http.ts';
import { numberOf } from './find/catalogue.ts';
import { builtDeviceWithParts, devicesWithParts, deviceWithParts } from './find/read-parts.server.ts';
import { partsView } from './product/product-view.content.ts';
import { partHref } from './question.ts';
import { searchView } from './search/search-result.content.ts';

export type SearchOrParts = NonNullable<Awaited<ReturnType<typeof readPage>>>;

/**
 * The page of an address below the spare-parts search with its query; undefined when no product with parts lives there.
 * @param isFile whether the page becomes a file of the build
 * @throws {ApiError} for the parts of a product, when the store does not answer
 */
export async function readPage(locale: Locale, url: URL, { isFile = false } = {}) {
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  if (pathname === spareParts(locale)) {
    const view = await searchView(locale, url.searchParams);
    const { title, description, alternates, isIndexed, crumbs } = view;
    const json = graph([breadcrumbList(crumbs, url)]);
    return { kind: 'search' as const, view, head: { locale, title, description, alternates, isIndexed }, json };
  }
  const find = isFile ? builtDeviceWithParts : deviceWithParts;
  const match = await find(locale, decoded(pathname.slice(spareParts(locale).length + 1)));
  if (!match) return undefined;
  const view = await partsView(locale, match.catalogue, match.device);
  const { title, description, alternates, shareImage, crumbs } = view;
  const head = { locale, title, description, alternates, shareImage, isIndexed: true };
  return { kind: 'parts' as const, view, head, json: graph([breadcrumbList(crumbs, url)]) };
}

/** True for every address that `readPage` may know. */
export const isOfSpareParts = (locale: Locale, pathname: string): boolean =>
  pathname === spareParts(locale) || pathname.startsWith(`${spareParts(locale)}/`);

/** Numbers of the products that have parts. */
export const numbersWithParts = async (locale: Locale): Promise<string[]> =>
  (await devicesWithParts(locale)).map(numberOf);

/** Those of them whose parts get a page in a build: with so many products as a build reads. */
export async function builtNumbersWithParts(locale: Locale): Promise<string[]> {
  const [numbers, { byNumber }] = await Promise.all([numbersWithParts(locale), builtProducts(locale)]);
  return numbers.filter((number) => byNumber.has(number));
}

/** A page of spare parts as it is drawn on demand. */
interface LiveParts {
  page: SearchOrParts;
  status: number;
  /** How long it is kept, and that any product's change concerns it; in trouble, when to ask again. */
  headers: Record<string, string>;
}

/** Undefined for what is no address of spare parts. While the store is silent the search says so, and keeps what was asked. */
export async function readLiveParts(locale: Locale, url: URL): Promise<LiveParts | undefined> {
  if (!isOfSpareParts(locale, url.pathname)) return undefined;
  const read = await orTrouble(readPage(locale, url));
  const number = url.pathname.slice(spareParts(locale).length + 1);
  const page =
    read && 'retryAfterSeconds' in read ? await readPage(locale, new URL(partHref(locale, number), url)) : read;
  if (!page) return undefined;
  const trouble = page.kind === 'search' && page.view.result.kind === 'trouble' ? page.view.result : undefined;
  if (trouble) return { page, status: trouble.status, headers: { 'retry-after': String(trouble.retryAfterSeconds) } };
  // without its list of devices the beginning is not worth keeping
  if (page.kind === 'search' && page.view.result.kind === 'start' && page.view.result.groups.length === 0)
    return { page, status: 200, headers: {} };
  return {
    page,
    status: 200,
    headers: { 'surrogate-control': 'max-age=30, stale-while-revalidate=600', 'surrogate-key': LISTINGS },
  };
}
