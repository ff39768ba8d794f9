import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What SQLite keeps beside a database; it makes them with the rights of the database itself. */
const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Makes a database the shop's alone, before SQLite opens it: its folder can be entered, and its files read, by no other
 * user of the machine, also when they were there before. A folder for everybody's files (`/tmp`) stays as it is.
 */
export function ownFiles(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isForEverybody(folder)) close(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, ...BESIDE.map((end) => file + end)]) if (existsSync(each)) close(each, 0o600);
}

/** The sticky bit: everybody writes there, and only owners delete. */
const isForEverybody = (folder: string): boolean => (statSync(folder).mode & 0o1000) !== 0;

/** Takes the rights of all others away. What somebody else owns, as a mounted folder may be, is theirs to close. */
function close(path: string, mode: number): void {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const what = `Others may read ${path}, and its rights can’t be changed: ${(error as Error).message}`;
    console.error(JSON.stringify({ level: 'warn', at: 'store-api', what }));
  }
}
