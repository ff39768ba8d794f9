import { Hono, type MiddlewareHandler } from 'hono';
import type { StoreEnv } from '#store/request.ts';
import { setSessionHeaders } from '#store/session-headers.ts';
import { accountRoutes } from './account.ts';
import { backInStockRoutes } from './back-in-stock.ts';
import { cartRoutes } from './cart.ts';
import { changeAccountRoutes } from './change-account.ts';
import { contactRoutes } from './contact.ts';
import { contextRoutes } from './context.ts';
import { downloadRoutes } from './download.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { quoteRoutes } from './quote.ts';
import { wishlistRoutes } from './wishlist.ts';

/** Everything that belongs to one shopper: session, cart, account, orders, and what they write to the shop. */
export function checkoutRoutes() {
  return new Hono<StoreEnv>()
    .use(ofOneShopper)
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

/** Here a session begins: who comes without a token leaves with one. */
const ofOneShopper: MiddlewareHandler<StoreEnv> = async (c, next) => {
  await next();
  setSessionHeaders(c);
};
