import type { WritableAtom } from 'nanostores';
import type { Loading } from './loading.ts';

type Fetcher<Value> = (signal: AbortSignal) => Promise<Value>;

/** Fills one store from the server: the same request in flight is shared, a newer one aborts the older. */
export function createLoader<Value>($store: WritableAtom<Loading<Value>>) {
  let running: { key: string; abort: AbortController; promise: Promise<Value> } | undefined;

  /** `key` tells the requests apart. @throws what `ask` throws, and an `AbortError` when a newer request took over */
  function load(key: string, fetcher: Fetcher<Value>): Promise<Value> {
    if (running?.key === key) return running.promise;
    running?.abort.abort();
    const abort = new AbortController();
    $store.set({ state: 'pending', value: $store.get().value });
    const promise = answerOf(fetcher, abort.signal, () => running?.abort === abort);
    running = { key, abort, promise };
    return promise;
  }

  async function answerOf(fetcher: Fetcher<Value>, signal: AbortSignal, isLatest: () => boolean): Promise<Value> {
    try {
      const value = await fetcher(signal);
      signal.throwIfAborted();
      if (isLatest()) end({ state: 'success', value });
      return value;
    } catch (error) {
      if (isLatest()) end({ state: 'error', value: $store.get().value, error });
      throw error;
    }
  }

  function end(outcome: Loading<Value>): void {
    running = undefined;
    $store.set(outcome);
  }

  /** What is known without asking; a request on its way is older than that. */
  function setValue(value: Value): void {
    running?.abort.abort();
    end({ state: 'success', value });
  }

  return { load, settle: setValue };
}
