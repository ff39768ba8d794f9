import type { MiddlewareHandler } from 'hono';
import { refuse } from './errors.ts';
import type { StoreEnv } from './request.ts';
import type { Store } from './store.ts';

/** Kinds of keys that exist: only SWSC belongs to a sales channel. */
const KINDS = ['SWSC', 'SWUA', 'SWIA', 'SWPE'];

/** Lets only clients with the sales channel's key in (401 without one, 412 with a wrong one). */
export function requireAccessKey({ config }: Store): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    const key = c.req.header('sw-access-key');
    if (!key) throw refuse(401, '0', 'Header "sw-access-key" is required.');
    if (!KINDS.includes(key.slice(0, 4)))
      throw refuse(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY', 'Access key is invalid.');
    if (key !== config.STORE_ACCESS_KEY)
      throw refuse(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
    await next();
  };
}
