import { open } from 'node:fs/promises';

/** The disk under a write-ahead log. */
export type Disk = {
  /** Resolves when everything that was committed before the call is on the disk. @throws when the disk refuses, from then on always */
  holds: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Waits for the disk in place of SQLite, which would stand still meanwhile, some milliseconds a commit, and with it every
 * shopper. All who commit while one wait is under way share the next. A disk that refused once is not believed again: what
 * it dropped then, it would not miss at the next call.
 */
export async function openDisk(log: string): Promise<Disk> {
  const file = await open(log, 'r+');
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let refusal: unknown;
  const holds = () => {
    if (refusal) return Promise.reject(refusal);
    next ??= last.then(() => {
      next = undefined;
      return file.datasync();
    });
    last = next.catch((error: unknown) => {
      refusal = error;
    });
    return next;
  };
  return {
    holds,
    close: async () => {
      await last;
      await file.close();
    },
  };
}
