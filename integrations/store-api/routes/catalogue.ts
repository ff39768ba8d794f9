import { Hono } from 'hono';
import type { StoreEnv } from '#store/request.ts';
import { categoryRoutes } from './catalogue/category.ts';
import { listingRoutes } from './catalogue/listing.ts';
import { mediaRoutes } from './catalogue/media.ts';
import { methodRoutes } from './catalogue/method.ts';
import { pageRoutes } from './catalogue/page.ts';
import { productRoutes } from './catalogue/product.ts';
import { reviewRoutes } from './catalogue/review.ts';
import { seoUrlRoutes } from './catalogue/seo-url.ts';
import { settingsRoutes } from './catalogue/settings.ts';
import { shopRoutes } from './catalogue/shop.ts';
import { sitemapRoutes } from './catalogue/sitemap.ts';
import { variantRoutes } from './catalogue/variant.ts';

/** Everything that is the same for every shopper: the shop, its range, its addresses. */
export function catalogueRoutes() {
  return new Hono<StoreEnv>()
    .route('/', shopRoutes())
    .route('/', methodRoutes())
    .route('/', categoryRoutes())
    .route('/', pageRoutes())
    .route('/', listingRoutes())
    .route('/', variantRoutes())
    .route('/', productRoutes())
    .route('/', reviewRoutes())
    .route('/', seoUrlRoutes())
    .route('/', mediaRoutes())
    .route('/', settingsRoutes())
    .route('/', sitemapRoutes());
}
