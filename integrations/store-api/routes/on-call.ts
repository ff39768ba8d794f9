import type { Hono } from 'hono';
import { $ZodType } from 'zod/v4/core';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { type Method, routePattern } from '#store-api/call.ts';

type Handler = (c: StoreContext) => Response | Promise<Response>;

/** What a call of the contract says of a route; some routes have none. */
type Answering = { path: string; responseSchema?: unknown };

/** Binds a call of the contract to what answers it, so that client and server can't differ in path or method. */
export function onCall(routes: Hono<StoreEnv>, call: Answering & { method: Method }, handler: Handler): void {
  bind(routes, [call.method], call, handler);
}

/** Binds a read to its path, with GET and POST as the original does. */
export function onBoth(routes: Hono<StoreEnv>, call: Answering, handler: Handler): void {
  bind(routes, ['GET', 'POST'], call, handler);
}

function bind(routes: Hono<StoreEnv>, methods: Method[], { path, responseSchema }: Answering, handler: Handler): void {
  if (responseSchema instanceof $ZodType) schemas.set(handler, responseSchema);
  routes.on(methods, routePattern(path), handler);
}

const schemas = new WeakMap<object, $ZodType>();

/** What a handler answers, where its call says so by a schema. */
export const answerSchemaOf = (handler: object): $ZodType | undefined => schemas.get(handler);
