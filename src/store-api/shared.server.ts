import { currentPreview, noteReads, recordReads } from '#values/live-content.server.ts';

/** How long an answer that many pages share is kept: a running shop is a few breaths behind. */
export const KEEP_MS = 30_000;

/** As long as a build may take on a slow machine: for what only pages that are files need. */
export const A_BUILD_MS = 30 * 60_000;

type Kept = ReturnType<typeof recordReads<unknown>>;

const values = new Map<string, Kept>();

/**
 * The answer kept under this key, asked for by the first who wants it; who gets it later has read the same of content. A
 * failure is not kept. A preview, which reads drafts, neither gets what is kept nor leaves anything.
 */
export function shared<Value>(key: string, load: () => Promise<Value>, keepMs = KEEP_MS): Promise<Value> {
  const preview = currentPreview();
  const cache = preview ? (preview.shared as typeof values) : values;
  const kept = cache.get(key);
  if (kept)
    return kept.then(({ result, reads }) => {
      noteReads(reads);
      return result as Value;
    });
  const pending = recordReads(load);
  cache.set(key, pending);
  const forget = (): void => {
    if (cache.get(key) === pending) cache.delete(key);
  };
  pending.then(() => setTimeout(forget, keepMs).unref(), forget);
  return pending.then(({ result }) => result);
}

/** Drops all answers: the store has told that something has changed (`/hooks/changed`). */
export const forgetShared = (): void => values.clear();
