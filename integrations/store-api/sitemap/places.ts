import { gzipSync } from 'node:zlib';
import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locales.ts';
import { isPublicAddress } from '#store/catalogue/catalogue.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { category } from '#store/records/schema/category.ts';
import { product } from '#store/records/schema/product.ts';
import type { Store } from '#store/store.ts';
import { escaped } from '#values/text.ts';

/** An address for search engines; `priority` from 0 to 1. */
export type Place = { address: string; frequency: 'hourly' | 'daily' | 'weekly'; priority: number };

/** A gzipped file of the sitemaps protocol. */
export function sitemapFile(places: Place[]): Uint8Array<ArrayBuffer> {
  const lines = places.map(
    ({ address, frequency, priority }) =>
      `<url><loc>${escaped(encodeURI(address))}</loc><changefreq>${frequency}</changefreq><priority>${priority}</priority></url>`,
  );
  const xml = ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset xmlns="${SITEMAPS}">`, ...lines, '</urlset>', ''];
  return new Uint8Array(gzipSync(xml.join('\n')));
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** How often, and how much, each kind of page is worth a visit. */
const WORTH: Record<string, Omit<Place, 'address'>> = {
  'frontend.detail.page': { frequency: 'hourly', priority: 1 },
  'frontend.navigation.page': { frequency: 'daily', priority: 0.5 },
  'frontend.landing.page': { frequency: 'weekly', priority: 0.5 },
};

type ListedStore = Pick<Store, 'catalogue' | 'records'>;

/** The home page and every canonical address of what is active, in one language; `domain` stands in front. */
export async function readPlaces(store: ListedStore, locale: Locale, domain: string): Promise<Place[]> {
  const rows = await store.records.read
    .select({ path: seoUrl.seoPathInfo, route: seoUrl.routeName })
    .from(seoUrl)
    .where(isListed(store, locale))
    .orderBy(asc(seoUrl.seoPathInfo));
  const home: Place = { address: `${domain}/`, frequency: 'daily', priority: 1 };
  const worth = (route: string) => WORTH[route] ?? { frequency: 'weekly', priority: 0.5 };
  return [home, ...rows.map(({ path, route }) => ({ address: `${domain}/${path}`, ...worth(route) }))];
}

/** How many `readPlaces` finds. */
export const countPlaces = async (store: ListedStore, locale: Locale): Promise<number> =>
  1 + (await store.records.read.$count(seoUrl, isListed(store, locale)));

function isListed({ catalogue, records }: ListedStore, locale: Locale): SQL | undefined {
  const db = records.read;
  const one = { one: sql`1` };
  const isActive = or(
    exists(
      db
        .select(one)
        .from(product)
        .where(and(eq(product.id, seoUrl.foreignKey), eq(product.active, true))),
    ),
    exists(
      db
        .select(one)
        .from(category)
        .where(and(eq(category.id, seoUrl.foreignKey), eq(category.active, true))),
    ),
    eq(seoUrl.routeName, 'frontend.landing.page'),
  );
  return and(eq(seoUrl.locale, locale), eq(seoUrl.isCanonical, true), isActive, isPublicAddress(catalogue));
}
