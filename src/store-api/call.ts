/** Name of the header, and of the cookie, that carry the context token. */
export const TOKEN_NAME = 'sw-context-token';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What reads an answer: a schema of zod, or `trusted`. */
type ResponseSchema<Result> = {
  safeParse: (
    body: unknown,
  ) =>
    | { success: true; data: Result }
    | { success: false; error: { issues: { message: string; path: PropertyKey[] }[] } };
};

/**
 * One call of the Store API: what client and server agree on.
 * `path` is relative to `/store-api`, with `{name}` for its parameters; `answer` reads what the storefront uses.
 */
export type Call<Body, Result> = {
  method: Method;
  path: string;
  responseSchema: ResponseSchema<Result>;
  /** Only a type: the shape of the request's body. */
  body?: Body;
};

/** Declares a call. `call<{ ids: string[] }>()('POST', '/product', ProductResult)`. */
export const call =
  <Body = undefined>() =>
  <Result>(method: Method, path: string, responseSchema: ResponseSchema<Result>): Call<Body, Result> => ({
    method,
    path,
    responseSchema,
  });

/** Believes the answer. For what runs on every visit, where a schema would bring the whole of zod with it. */
export const trusted = <Result>(): ResponseSchema<Result> => ({
  safeParse: (body) => ({ success: true, data: body as Result }),
});

/** The path with its parameters filled in: `('/product/{id}', {id: 'ab'})` → `/product/ab`. @throws on a missing one. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
}

/** The path as a router pattern: `/product/{id}` → `/product/:id`. */
export function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
