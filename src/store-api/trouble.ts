import { ApiError } from '#store-api/ApiError.ts';

/** A failure that a page tells a shopper: which page of errors, and after how many seconds to ask again. */
export interface Trouble {
  status: 404 | 408 | 412 | 502 | 503;
  retryAfterSeconds: number;
  /** The store's own message, which wins over ours; what is not there has words of its own. */
  message?: string;
}

/** Seconds after which asking again makes sense, where nobody named any. */
const RETRY_SECONDS = 10;

/** What a failed call of the Store API, or a document that nobody has time to draw, means for a page; undefined for anything else, which is our own mistake. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ApiError) {
    const status = statusOf(error.status);
    const message = status === 404 || isOurs(error) ? undefined : error.detail;
    return { status, retryAfterSeconds: error.waitSeconds || RETRY_SECONDS, ...(message && { message }) };
  }
  const { name, message } = (error ?? {}) as { name?: unknown; message?: string };
  if (name === 'NotFound') return { status: 404, retryAfterSeconds: 0, ...(message && { message }) };
  const cause = (error as { cause?: { name?: unknown } } | null)?.cause?.name;
  if ([name, cause].some((each) => each === 'TimeoutError' || each === 'AbortError'))
    return { status: 408, retryAfterSeconds: RETRY_SECONDS };
  // by its name: who waits for a document is no matter of browsers (`values/turns.ts`)
  if (name === 'NoTurn') return { status: 503, retryAfterSeconds: RETRY_SECONDS };
  return name === 'FetchError' ? { status: 502, retryAfterSeconds: RETRY_SECONDS } : undefined;
}

/** The answer, or what to tell when the store is in trouble; our own mistakes are thrown on. */
export async function orTrouble<Result>(promise: Promise<Result>): Promise<Result | Trouble> {
  try {
    return await promise;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}

/** Errors that no Shopware knows are for who calls the Store API; shoppers read of them in words of their own language. */
const isOurs = ({ details }: ApiError) => details.errors[0]?.code?.startsWith('STORE_API__') ?? false;

function statusOf(status: number): Trouble['status'] {
  if (status === 404 || status === 400) return 404;
  if (status === 408 || status === 504) return 408;
  if (status === 412) return 412; // endpoint or access token is wrong
  return status === 429 || status === 503 ? 503 : 502;
}
