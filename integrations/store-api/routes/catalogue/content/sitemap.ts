import { Hono } from 'hono';
import type { Locale } from '#i18n/locales.ts';
import { refuse } from '#store/errors.ts';
import { shopAddress, storefrontsOf } from '#store/origins.ts';
import { callingStorefront, type StoreEnv, serializeDate } from '#store/request.ts';
import { onCall } from '#store/routes/on-call.ts';
import { pathPart } from '#store/routes/path-part.ts';
import { domainOf } from '#store/serializers/domain.ts';
import { countPlaces, type Place, readPlaces, sitemapFile } from '#store/sitemap/places.ts';
import type { Store } from '#store/store.ts';
import { readSitemaps } from '#store-api/contract/shop.ts';

/** Lists of every address for search engines, made when they are asked for: a file a language and storefront, in parts. */
export function sitemapRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readSitemaps, async (c) => {
    const { store, now } = c.var;
    const storefronts = storefrontsOf(store.config);
    const place = Math.max(0, storefronts.indexOf(callingStorefront(c)));
    const sitemaps = await Promise.all(
      store.shopConfig.languages.map(async ({ locale }) => {
        const files = Math.ceil((await countPlaces(store, locale)) / MOST);
        return Array.from({ length: files }, (_, index) => ({
          filename: `${shopAddress(store.config)}/store-api/sitemap/${nameOf(store, { place, locale, index })}`,
          created: serializeDate(now),
          apiAlias: 'sitemap',
        }));
      }),
    );
    return c.json(sitemaps.flat());
  });

  routes.get('/sitemap/:file', async (c) => {
    const { store } = c.var;
    const requestedFile = pathPart(c, 'file');
    const named = readName(store, requestedFile);
    const places = named ? await partOf(store, named) : [];
    if (places.length === 0)
      throw refuse(404, 'CONTENT__FILE_NOT_FOUND', `The file "${requestedFile}" does not exist.`, {
        fileName: requestedFile,
      });
    return c.body(sitemapFile(places), 200, {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${requestedFile}"`,
    });
  });

  return routes;
}

/** Most addresses of one file, as search engines allow. */
const MOST = 50_000;

/** The place of a storefront in `storefrontsOf`, and a language. */
type Domain = { place: number; locale: Locale };

/** The addresses of one file; none behind the last. */
async function partOf(store: Store, { place, locale, index }: Domain & { index: number }): Promise<Place[]> {
  const places = await readPlaces(store, locale, domainOf(storefrontsOf(store.config)[place] ?? '', locale));
  return places.slice(index * MOST, (index + 1) * MOST);
}

/** `<sales channel>-<storefront>-<language>-<part>.xml.gz` */
const nameOf = ({ shopConfig }: Store, { place, locale, index }: Domain & { index: number }): string =>
  `${shopConfig.salesChannel.id}-${place}-${locale}-${index + 1}.xml.gz`;

function readName(store: Store, name: string): (Domain & { index: number }) | undefined {
  const [, place, locale, part] = /^\w+-(\d{1,2})-([\w-]+)-(\d{1,3})\.xml\.gz$/.exec(name) ?? [];
  const language = store.shopConfig.languages.find((each) => each.locale === locale);
  const named = language && { place: Number(place), locale: language.locale, index: Number(part) - 1 };
  return named && storefrontsOf(store.config)[named.place] && name === nameOf(store, named) ? named : undefined;
}
