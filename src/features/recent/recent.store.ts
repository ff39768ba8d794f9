import { readSeen, type Seen, withSeen } from './recent.ts';

/** Products that were looked at, kept in this browser and told to nobody. */
export const recent = {
  get: (): Seen[] => {
    try {
      return readSeen(localStorage.getItem(KEY));
    } catch {
      return [];
    }
  },
  add: (seen: Seen): void => keep(withSeen(recent.get(), seen)),
  clear: (): void => keep([]),
};

const KEY = 'hof-recent';

function keep(list: readonly Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // a browser that keeps nothing shows nothing
  }
}
