/** How long an answer that many pages share is kept: a running shop is a few breaths behind. */
export const KEEP_MS = 30_000;

/** As long as a build may take on a slow machine: for what only pages that are files need. */
export const A_BUILD_MS = 30 * 60_000;

const values = new Map<string, Promise<unknown>>();

/** The answer kept under this key, asked for by the first who wants it. A failure is not kept. */
export function shared<Value>(key: string, load: () => Promise<Value>, keepMs = KEEP_MS): Promise<Value> {
  const kept = values.get(key) as Promise<Value> | undefined;
  if (kept) return kept;
  const pending = load();
  values.set(key, pending);
  pending.then(
    () => setTimeout(forget, keepMs, key).unref(),
    () => forget(key),
  );
  return pending;
}

/** Drops all answers: the store has told that something has changed (`/hooks/changed`). */
export const forgetShared = (): void => values.clear();

const forget = (key: string): void => void values.delete(key);
