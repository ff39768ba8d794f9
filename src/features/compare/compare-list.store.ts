import { keepValue, readText } from '#ui/storage.store.ts';
import { readIds } from './compare-rows.ts';

/** The ids of what somebody compares, kept in this browser only. */
export const compareList = {
  get: (): readonly string[] => ids,
  set: (next: readonly string[]): void => {
    keepValue(KEY, next);
    take(next);
  },
  /** Hears every change, of this tab or another. */
  listen: (listener: () => void): void => void listeners.add(listener),
};

const KEY = 'hof-compare';
const listeners = new Set<() => void>();
let ids: readonly string[] = typeof window === 'undefined' ? [] : kept();

function take(next: readonly string[]): void {
  ids = next;
  for (const listener of listeners) listener();
}

function kept(): readonly string[] {
  return readIds(readText(KEY) ?? null);
}

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) take(kept());
  });
  // back from the browser's own cache of pages
  addEventListener('pageshow', ({ persisted }) => persisted && take(kept()));
}
