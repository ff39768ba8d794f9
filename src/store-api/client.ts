import { createFetch, type FetchResponse } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { type Call, fillPath, keepNewToken, TOKEN_NAME } from './call.ts';

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
};

export type Send = <Body, Result>(call: Call<Body, Result>, options?: SendOptions<Body>) => Promise<Result>;

/**
 * A `send` for one connection. JSON both ways; the answer is read by the call's schema.
 * @throws {Error} when endpoint or access key are missing
 * @throws {ApiError} when the server refuses, or what it said can't be read
 * @throws {FetchError} when it can't be reached, or is silent for longer than the connection's patience
 */
export function createSend(connection: Connection): Send {
  const { endpoint, accessKey, patienceMs } = connection;
  if (!endpoint || !accessKey)
    throw new Error('Make sure that endpoint and accessToken are settled in the configuration');
  const request = createFetch({ fetch: connection.fetch ?? ((input, init) => globalThis.fetch(input, init)) });

  return async (call, options = {}) => {
    const token = options.headers?.[TOKEN_NAME] ?? connection.readToken?.();
    const response = await request.raw(endpoint.replace(/\/$/, '') + fillPath(call.path, options.path), {
      method: call.method,
      headers: {
        accept: 'application/json',
        'sw-access-key': accessKey,
        'sw-inheritance': '1',
        ...(token && { [TOKEN_NAME]: token }),
        ...options.headers,
      },
      query: options.query,
      body: options.body as Record<string, unknown> | undefined,
      signal: patienceMs
        ? AbortSignal.any([AbortSignal.timeout(patienceMs), ...given(options.signal)])
        : options.signal,
      keepalive: options.keepalive,
      ignoreResponseError: true,
      retry: 0,
    });
    keepNewToken(connection, response.headers, token);
    if (response.status >= 400) throw refusal(response);
    return readAnswer(call, response);
  };
}

const given = <One>(one: One | undefined): One[] => (one ? [one] : []);

/** How long the hint about a wrong connection waits, so that it comes after everything else that fails, in ms. */
const HINT_AFTER_MS = 2000;

/** A Shopware that knows no such sales channel answers 412; a checkout says it too, about other things. */
function refusal(response: FetchResponse<unknown>): ApiError {
  const error = new ApiError(response, response._data);
  const isOfCheckout = error.details.errors.some(({ code }) => code?.startsWith('CHECKOUT__'));
  if (error.status === 412 && !isOfCheckout)
    setTimeout(() => console.warn('412: endpoint or accessToken of the Store API is wrong.'), HINT_AFTER_MS);
  return error;
}

function readAnswer<Result>(
  call: Call<unknown, Result>,
  response: { _data?: unknown; status: number; statusText: string; url: string; headers: Headers },
): Result {
  const read = call.responseSchema.safeParse(response._data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const detail = `The answer of ${call.method} ${call.path} has another shape at «${issue?.path.join('.')}»: ${issue?.message}`;
  throw new ApiError(response, { errors: [{ title: 'Unreadable answer', detail }] });
}
