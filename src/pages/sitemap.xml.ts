import type { APIRoute } from 'astro';
import { readDealers } from '#features/dealers/find/network-view.content.ts';
import {
  categoryPaths,
  productPaths,
  alternatesOf as storeAlternates,
} from '#features/navigation/address-book.server.ts';
import { numbersWithParts } from '#features/spare-parts/read-page.content.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { alternatesOf, configurator, dealers, products, spareParts } from '#i18n/paths.ts';
import { sitemap } from '#i18n/sitemap.ts';
import { GOODS, noteReads } from '#values/live-content.server.ts';

/** Dealers, spare parts, categories and products for search engines, each with its other languages; what editors write has a sitemap of its own. */
export const GET: APIRoute = async ({ locals: { siteUrl } }) => {
  noteReads([GOODS]);
  const network = [undefined, ...(await readDealers()).map(({ id }) => id)].map((id) =>
    alternatesOf((locale) => dealers(locale, id)),
  );
  const parts = [undefined, ...(await numbersWithParts(DEFAULT_LOCALE))].map((number) =>
    alternatesOf((locale) => spareParts(locale, number)),
  );
  const shown = [...(await categoryPaths()), ...(await productPaths())];
  const ids = [...new Set(shown.map(({ props }) => props.id))];
  const body = sitemap(
    [
      alternatesOf(products),
      alternatesOf(configurator),
      ...network,
      ...parts,
      ...(await Promise.all(ids.map((id) => storeAlternates({}, id)))),
    ],
    siteUrl,
  );
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
