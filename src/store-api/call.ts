import type * as z from 'zod/mini';
import type { Connection } from './client.ts';

/** Name of the header, and of the cookie, that carry the context token. */
export const TOKEN_NAME = 'sw-context-token';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the Store API: what client and server agree on.
 * `path` is relative to `/store-api`, with `{name}` for its parameters; `answer` reads what the storefront uses.
 */
export type Call<Body, Result> = {
  method: Method;
  path: string;
  responseSchema: z.ZodMiniType<Result>;
  /** Only a type: the shape of the request's body. */
  body?: Body;
};

/** Declares a call. `call<{ ids: string[] }>()('POST', '/product', ProductResult)`. */
export const call =
  <Body = undefined>() =>
  <Result>(method: Method, path: string, responseSchema: z.ZodMiniType<Result>): Call<Body, Result> => ({
    method,
    path,
    responseSchema,
  });

/** The path with its parameters filled in: `('/product/{id}', {id: 'ab'})` → `/product/ab`. @throws on a missing one. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for «${name}».`);
    return encodeURIComponent(value);
  });
}

/** The path as a router pattern: `/product/{id}` → `/product/:id`. */
export function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Keeps the token that an answer names, a refusal as well. A publicly cached answer must not change a client's token:
 * it may be somebody else's. Nor may one that comes late: a login that was faster has the word, or who has just logged
 * in would be out again.
 */
export function keepNewToken(
  { keepToken, readToken }: Pick<Connection, 'keepToken' | 'readToken'>,
  headers: Pick<Headers, 'get'>,
  sentWith: string | undefined,
): void {
  const token = headers.get(TOKEN_NAME);
  const isLate = readToken?.() !== sentWith;
  if (token && token !== sentWith && !isLate && !headers.get('cache-control')?.includes('public')) keepToken?.(token);
}
