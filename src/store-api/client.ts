import { createFetch } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { type Call, fillPath, TOKEN_NAME } from './call.ts';

/** Where the calls go, and how the token is kept. */
export type Connection = {
  /** Address of the Store API, with or without a slash at the end. */
  endpoint: string | undefined;
  accessKey: string | undefined;
  /** The token to send with the next call; undefined for a first call. */
  readToken?: () => string | undefined;
  keepToken?: (token: string) => void;
  /** Another way to the server: the build asks the embedded store in process. */
  fetch?: typeof globalThis.fetch;
  /** Longest wait for an answer, in ms; without it as long as the machine waits. */
  patienceMs?: number;
};

export type SendOptions<Body> = {
  body?: Body;
  /** Values for the `{name}`s of the path. */
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Goes through even when the shopper leaves the page meanwhile. */
  keepalive?: boolean;
  /** Another way for this call: one that tells how far an upload is (`upload.ts`). */
  fetch?: typeof globalThis.fetch;
};

export type Send = <Body, Result>(call: Call<Body, Result>, options?: SendOptions<Body>) => Promise<Result>;

/**
 * A `send` for one connection: the one client of islands, late prices, offline, uploads and the server. JSON both ways;
 * the answer is read by the call's schema. A GET whose connection breaks is tried once more.
 * ofetch adds 4.6 KB (gzip) to what loads after the first sign of a shopper, and nothing before, where budgets are.
 * @throws {Error} when endpoint or access key are missing
 * @throws {ApiError} when the server refuses, or what it said can't be read
 * @throws {FetchError} when it can't be reached, or is silent for longer than the connection's patience
 */
export function createSend(connection: Connection): Send {
  const { endpoint, accessKey, patienceMs } = connection;
  if (!endpoint || !accessKey)
    throw new Error('Make sure that endpoint and accessToken are settled in the configuration');
  const request = createFetch({
    fetch: connection.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    defaults: {
      baseURL: endpoint,
      headers: { accept: 'application/json', 'sw-access-key': accessKey, 'sw-inheritance': '1' },
      onRequest({ options: { headers } }) {
        const token = connection.readToken?.();
        if (token && !headers.has(TOKEN_NAME)) headers.set(TOKEN_NAME, token);
      },
      onResponse({ options, response }) {
        keepNewToken(connection, response.headers, options.headers.get(TOKEN_NAME) ?? undefined);
      },
      onResponseError({ response }) {
        throw refusal(response, response._data);
      },
    },
  });

  return async (call, { body, path, fetch, signal, ...options } = {}) => {
    const { raw } = fetch ? request.create({}, { fetch }) : request;
    const signals = [...(patienceMs ? [AbortSignal.timeout(patienceMs)] : []), ...(signal ? [signal] : [])];
    const response = await raw(fillPath(call.path, path), {
      ...options,
      method: call.method,
      body: body as FormData | undefined, // or what becomes JSON
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    });
    return readAnswer(call, response);
  };
}

/**
 * Keeps the token that an answer names, a refusal as well. A publicly cached answer must not change a client's token:
 * it may be somebody else's. Nor may one that comes late: a login that was faster has the word, or who has just logged
 * in would be out again.
 */
function keepNewToken({ keepToken, readToken }: Connection, headers: Headers, sentWith: string | undefined): void {
  const token = headers.get(TOKEN_NAME);
  const isLate = readToken?.() !== sentWith;
  if (token && token !== sentWith && !isLate && !headers.get('cache-control')?.includes('public')) keepToken?.(token);
}

/** How long the hint about a wrong connection waits, so that it comes after everything else that fails, in ms. */
const HINT_AFTER_MS = 2000;

/** A Shopware that knows no such sales channel answers 412; a checkout says it too, about other things. */
function refusal(response: Response, body: unknown): ApiError {
  const error = new ApiError(response, body);
  const isOfCheckout = error.details.errors.some(({ code }) => code?.startsWith('CHECKOUT__'));
  if (error.status === 412 && !isOfCheckout)
    setTimeout(() => console.warn('412: endpoint or accessToken of the Store API is wrong.'), HINT_AFTER_MS);
  return error;
}

function readAnswer<Result>(call: Call<unknown, Result>, response: Response & { _data?: unknown }): Result {
  const read = call.responseSchema.safeParse(response._data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const detail = `The answer of ${call.method} ${call.path} has another shape at "${issue?.path.join('.')}": ${issue?.message}`;
  throw new ApiError(response, { errors: [{ title: 'Unreadable answer', detail }] });
}
