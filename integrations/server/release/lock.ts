import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock on this file, which the operating system takes back when the process ends, however it ends: SQLite knows how
 * on each of them. A process id in a file would be wrong in a container, where the next process may have the same.
 * Answers with what releases it; undefined when it is taken.
 */
export function takeLock(file: string): (() => void) | undefined {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('BEGIN EXCLUSIVE');
    held.add(handle);
    return () => {
      held.delete(handle);
      handle.close();
    };
  } catch (trouble) {
    handle.close();
    if ((trouble as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw trouble;
  }
}

const SQLITE_BUSY = 5;

/** A handle that nothing points at would be closed, and its lock gone. */
const held = new Set<DatabaseSync>();
