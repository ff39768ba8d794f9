import { Hono } from 'hono';
import type { StoreEnv } from '#store/request.ts';
import { categoryRoutes } from './catalogue/content/category.ts';
import { mediaRoutes } from './catalogue/content/media.ts';
import { pageRoutes } from './catalogue/content/page.ts';
import { seoUrlRoutes } from './catalogue/content/seo-url.ts';
import { sitemapRoutes } from './catalogue/content/sitemap.ts';
import { listingRoutes } from './catalogue/listing.ts';
import { productRoutes } from './catalogue/product/product.ts';
import { reviewRoutes } from './catalogue/product/review.ts';
import { variantRoutes } from './catalogue/product/variant.ts';
import { methodRoutes } from './catalogue/shop/method.ts';
import { settingsRoutes } from './catalogue/shop/settings.ts';
import { shopRoutes } from './catalogue/shop/shop.ts';

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
