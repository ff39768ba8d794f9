/** Uses the storage of this tab; undefined in a browser that keeps nothing. */
export function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
