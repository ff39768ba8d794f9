import { Hono } from 'hono';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { serializeDate } from '#store/request.ts';
import { pathPart } from '#store/routes/both.ts';
import { onCall } from '#store/routes/on-call.ts';
import { domainOf } from '#store/serializers/domain.ts';
import { type Place, readPlaces, sitemapFile } from '#store/sitemap/places.ts';
import { readSitemaps } from '#store-api/contract/shop.ts';

/** Lists of every address for search engines, made when they are asked for. */
export function sitemapRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readSitemaps, async (c) => {
    const files = await filesOf(c);
    return c.json(
      files.map((_, index) => ({ filename: nameOf(c, index), created: serializeDate(c.var.now), apiAlias: 'sitemap' })),
    );
  });

  routes.get('/sitemap/:file', async (c) => {
    const requestedFile = pathPart(c, 'file');
    const places = (await filesOf(c)).find((_, index) => nameOf(c, index) === requestedFile);
    if (!places)
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

/** Addresses in the language of the request, file by file. */
async function filesOf(c: StoreContext): Promise<Place[][]> {
  const { store, locale } = c.var;
  const places = await readPlaces(store, locale, domainOf(store.config, locale));
  return Array.from({ length: Math.ceil(places.length / MOST) }, (_, index) =>
    places.slice(index * MOST, (index + 1) * MOST),
  );
}

const nameOf = (c: StoreContext, index: number): string =>
  `${c.var.store.shopConfig.salesChannel.id}-${c.var.locale}-${index + 1}.xml.gz`;
