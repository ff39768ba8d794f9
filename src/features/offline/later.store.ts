import { forget, keepValue, readText } from '#ui/storage.store.ts';
import { type Later, readLater, withLater } from './later.ts';

/** What waits for a connection, in this browser; `take` says whether it went into the cart, or never will. */
export const later = {
  get: (): Later[] => readLater(readText(KEY) ?? null),
  note: (more: Later): void => keep(withLater(later.get(), more)),
  /**
   * One after the other and in one tab only. What could not be tried stays for the next time, and knows then that it
   * was tried, with the cart's trace of `now`.
   */
  takeAll: (now: () => string, put: (one: Later) => Promise<'done' | 'wait'>): Promise<void> =>
    navigator.locks.request(KEY, async () => {
      for (const one of later.get()) {
        const attempted = { before: now(), ...one };
        keep(later.get().map((kept) => (isSame(kept, one) ? attempted : kept)));
        if ((await put(one)) === 'wait') return;
        keep(later.get().filter((kept) => !isSame(kept, attempted)));
      }
    }),
};

const KEY = 'hof-cart-later';

const isSame = (one: Later, other: Later): boolean => one.productId === other.productId && one.before === other.before;

function keep(list: readonly Later[]): void {
  if (list.length > 0) keepValue(KEY, list);
  else forget(KEY);
}
