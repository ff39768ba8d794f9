import type { FetchStore } from './proxy.ts';

/** Balancers ask every few seconds, each of several: the Shopware hears one of them in so many ms. */
const KEEP_MS = 5_000;

/** A shop whose Shopware takes longer than this for its languages is not ready, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Asks whether the Shopware answers and takes the key; null when all is well, otherwise what is wrong, in words.
 * The answer is kept for a moment, and one question serves all who ask meanwhile. Never rejects. `now` in ms, any origin.
 */
export function pulseOf(
  fetchStore: FetchStore,
  now: () => number = () => performance.now(),
): () => Promise<string | null> {
  let last: { at: number; result: Promise<string | null> } | undefined;
  return () => {
    if (!last || now() - last.at > KEEP_MS) last = { at: now(), result: feel(fetchStore) };
    return last.result;
  };
}

/** The languages are the smallest thing that a Shopware tells nobody without the key. */
async function feel(fetchStore: FetchStore): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const question = new Request('http://store.internal/store-api/language', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 1, includes: { language: ['id'] } }),
    signal,
  });
  try {
    const { status } = await fetchStore(question);
    if (signal.aborted) return `The Store API did not answer within ${PATIENCE_MS} ms.`;
    return status === 200 ? null : `The Store API answered ${status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
