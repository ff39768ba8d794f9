import { breadcrumbList, graph } from '#features/seo/graph.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { decoded } from '#values/decoded.ts';
import { plainNumber } from '#values/search/article-number.ts';
import { numberOf } from './find/catalogue.ts';
import { partsCatalogue } from './find/parts.content.ts';
import { partsView } from './product/product-view.content.ts';
import { searchView } from './search/search-view.content.ts';

export type SearchOrParts = NonNullable<Awaited<ReturnType<typeof readPage>>>;

/**
 * The page of an address below the spare-parts search with its query; undefined when no product with parts lives there.
 * @throws {ApiError} for the parts of a product, when the store does not answer
 */
export async function readPage(locale: Locale, url: URL) {
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  if (pathname === spareParts(locale)) {
    const view = await searchView(locale, url.searchParams);
    const { title, description, alternates, isIndexed, crumbs } = view;
    const json = graph([breadcrumbList(crumbs, url)]);
    return { kind: 'search' as const, view, head: { locale, title, description, alternates, isIndexed }, json };
  }
  const catalogue = await partsCatalogue(locale);
  const number = plainNumber(decoded(pathname.slice(spareParts(locale).length + 1)));
  const variant = catalogue.variants.find((one) => plainNumber(numberOf(one)) === number);
  const device = catalogue.devices.find((one) => plainNumber(numberOf(one)) === number || one.id === variant?.parentId);
  if (!device) return undefined;
  const view = await partsView(locale, catalogue, device);
  const { title, description, alternates, shareImage, crumbs } = view;
  const head = { locale, title, description, alternates, shareImage, isIndexed: true };
  return { kind: 'parts' as const, view, head, json: graph([breadcrumbList(crumbs, url)]) };
}

/** True for every address that `readPage` may know. */
export const isOfSpareParts = (locale: Locale, pathname: string): boolean =>
  pathname === spareParts(locale) || pathname.startsWith(`${spareParts(locale)}/`);

/** Numbers of the products that have parts. */
export const numbersWithParts = async (locale: Locale): Promise<string[]> =>
  (await partsCatalogue(locale)).devices.map(numberOf);
