import { open } from 'node:fs/promises';

/** The disk under a write-ahead log. */
export type Disk = {
  /** Resolves when everything that was committed before the call is on the disk. @throws when the disk refuses */
  holds: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Waits for the disk in place of SQLite, which would stand still meanwhile, some milliseconds a commit, and with it every
 * shopper. All who commit while one wait is under way share the next.
 */
export async function openDisk(log: string): Promise<Disk> {
  const file = await open(log, 'r+');
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const holds = () => {
    next ??= last.then(() => {
      next = undefined;
      return file.datasync();
    });
    last = next.catch(() => {});
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
