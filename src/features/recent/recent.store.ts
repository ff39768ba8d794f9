import { keepValue, readText } from '#ui/storage.store.ts';
import { readSeen, type Seen, withSeen } from './recent.ts';

/** Products that were looked at, kept in this browser and told to nobody. */
export const recent = {
  get: (): Seen[] => readSeen(readText(KEY) ?? null),
  add: (seen: Seen): void => keep(withSeen(recent.get(), seen)),
  clear: (): void => keep([]),
};

const KEY = 'hof-recent';

const keep = (list: readonly Seen[]): void => void keepValue(KEY, list);
