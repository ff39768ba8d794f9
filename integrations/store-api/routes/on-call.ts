import type { Hono } from 'hono';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { type Method, routePattern } from '#store-api/call.ts';

type Handler = (c: StoreContext) => Response | Promise<Response>;

/** Binds a call of the contract to what answers it, so that client and server can't differ in path or method. */
export function onCall(routes: Hono<StoreEnv>, call: { method: Method; path: string }, handler: Handler): void {
  routes.on(call.method, routePattern(call.path), handler);
}
