import { Hono, type MiddlewareHandler } from 'hono';
import { type StoreEnv, setSessionHeaders } from '#store/request.ts';
import { accountRoutes } from './account.ts';
import { backInStockRoutes } from './back-in-stock.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes, mediaRoutes, pageRoutes, seoUrlRoutes } from './catalogue/content/page.ts';
import { sitemapRoutes } from './catalogue/content/sitemap.ts';
import { listingRoutes } from './catalogue/listing.ts';
import { productRoutes, reviewRoutes, variantRoutes } from './catalogue/product/product.ts';
import { methodRoutes, settingsRoutes, shopRoutes } from './catalogue/shop/shop.ts';
import { changeAccountRoutes } from './change-account.ts';
import { contextRoutes } from './context.ts';
import { downloadRoutes } from './download.ts';
import { contactRoutes, newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { quoteRoutes } from './quote.ts';
import { wishlistRoutes } from './wishlist.ts';

/** Everything that belongs to one shopper: session, cart, account, orders, and what they write to the shop. */
export function shopperRoutes() {
  return new Hono<StoreEnv>()
    .use(sendSessionHeaders)
    .route('/', contextRoutes())
    .route('/', cartRoutes())
    .route('/', accountRoutes())
    .route('/', changeAccountRoutes())
    .route('/', wishlistRoutes())
    .route('/', orderRoutes())
    .route('/', downloadRoutes())
    .route('/', newsletterRoutes())
    .route('/', contactRoutes())
    .route('/', backInStockRoutes())
    .route('/', quoteRoutes());
}

/** Returns the context token of the session, a new one for a request without a token. */
const sendSessionHeaders: MiddlewareHandler<StoreEnv> = async (c, next) => {
  await next();
  setSessionHeaders(c);
};

/** Everything that is the same for every shopper: the shop, its products, its addresses. */
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
