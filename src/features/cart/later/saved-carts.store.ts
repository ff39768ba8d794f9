import { atom } from 'nanostores';
import { keepValue, readValue } from '#ui/storage.store.ts';
import { readBasket } from './basket.ts';

/** A cart that was put aside in this browser. */
export type SavedCart = {
  /** Its goods, as they stand in a link (`basket.ts`); two carts with the same goods are one. */
  basket: string;
  /** What is in it, by name, as it was called then. */
  names: string[];
  /** ISO moment. */
  savedAt: string;
};

const KEY = 'hof-saved-carts';

/** Carts that this browser keeps, the newest first; a page drawn elsewhere begins with none. */
export const $savedCarts = atom<readonly SavedCart[]>([]);

/** Most carts that are kept; the oldest goes first. */
const MOST = 10;

/** Puts a cart aside. Answers false where the browser keeps nothing. */
export function saveCart(basket: string, names: string[], now: Date): boolean {
  const saved = { basket, names, savedAt: now.toISOString() };
  return keep([saved, ...others(basket)].slice(0, MOST));
}

export const forgetCart = (basket: string): boolean => keep(others(basket));

const others = (basket: string): SavedCart[] => kept().filter((one) => one.basket !== basket);

function keep(carts: SavedCart[]): boolean {
  if (!keepValue(KEY, carts)) return false;
  $savedCarts.set(carts);
  return true;
}

/** What somebody else wrote there is left out. */
function kept(): SavedCart[] {
  const stored = readValue(KEY);
  return Array.isArray(stored) ? stored.filter(isSaved) : [];
}

function isSaved(one: Partial<SavedCart> | null): one is SavedCart {
  return (
    typeof one?.basket === 'string' &&
    readBasket(one.basket).items.length > 0 &&
    Array.isArray(one.names) &&
    one.names.every((name) => typeof name === 'string') &&
    !Number.isNaN(Date.parse(one.savedAt ?? ''))
  );
}

if (typeof window !== 'undefined') {
  const read = () => $savedCarts.set(kept());
  read();
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
}
