/*
 * What this browser keeps for the shop. One that keeps nothing, or has no room, costs only that: what is read is undefined,
 * and what is kept holds for this page.
 */

type Where = 'localStorage' | 'sessionStorage';

export function readText(key: string, where: Where = 'localStorage'): string | undefined {
  try {
    return globalThis[where].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns false where the browser keeps nothing */
export function keepText(key: string, text: string, where: Where = 'localStorage'): boolean {
  try {
    globalThis[where].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Kept as JSON; undefined too where somebody else wrote something under this key. */
export function readValue(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(readText(key, where) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns false where the browser keeps nothing */
export const keepValue = (key: string, value: unknown, where: Where = 'localStorage'): boolean =>
  keepText(key, JSON.stringify(value), where);

export function forget(key: string, where: Where = 'localStorage'): void {
  try {
    globalThis[where].removeItem(key);
  } catch {}
}

/** Uses the storage of this tab; undefined in a browser that keeps nothing. */
export function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
