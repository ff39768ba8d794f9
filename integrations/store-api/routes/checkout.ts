import { Hono } from 'hono';
import type { StoreEnv } from '#store/request.ts';
import { accountRoutes } from './account.ts';
import { cartRoutes } from './cart.ts';
import { contextRoutes } from './context.ts';
import { orderRoutes } from './order.ts';

/** Everything that belongs to one shopper: session, cart, account, orders. */
export function checkoutRoutes() {
  return new Hono<StoreEnv>()
    .route('/', contextRoutes())
    .route('/', cartRoutes())
    .route('/', accountRoutes())
    .route('/', orderRoutes());
}
