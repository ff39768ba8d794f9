import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { releaseFolder } from './releases.ts';

/** Astro's cache of the content, which all builds of a checkout share. */
export const ASTRO_CACHE = '.cache/astro';

/**
 * Makes a new, empty release folder, locked. @param shared folder that all builds of this checkout share
 * @throws when another build of this checkout is running, or one of another checkout that writes into the same folder.
 */
export function beginRelease(
  dist: string,
  now: Date,
  shared = ASTRO_CACHE,
): { id: string; folder: string; end: () => void } {
  const endShared = lock(`${shared}.lock`); // beside it, so that emptying the cache does not remove the lock
  if (!endShared)
    throw new Error(`Another build of this checkout is running: ${shared} is shared. Wait for it, or end it.`);
  const endOwn = lock(path.join(dist, 'building.lock'));
  if (!endOwn) {
    endShared();
    throw new Error(`Another build is running in ${dist}. Wait for it, or end it.`);
  }
  const id = newReleaseId(now);
  mkdirSync(releaseFolder(dist, id), { recursive: true });
  const end = () => {
    endOwn();
    endShared();
  };
  return { id, folder: releaseFolder(dist, id), end };
}

function lock(file: string): (() => void) | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  return takeLock(file);
}

/** Ids sort by time: `20261124T101500Z-3f9a`. */
const newReleaseId = (now: Date): string =>
  `${now.toISOString().replace(/\.\d+|[-:]/g, '')}-${randomBytes(2).toString('hex')}`;

/** Lets `node dist/server/entry.mjs` open the current release with the server in `main`. */
export function writeEntry(dist: string, main: string): void {
  const folder = path.join(dist, 'server');
  const relative = path.relative(folder, main).split(path.sep).join('/');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'entry.mjs'),
    `process.env.DIST_DIR ??= import.meta.dirname + '/..';\nawait import('${relative}');\n`,
  );
}

/**
 * Locks this file through SQLite, so that every operating system releases the lock when the process ends, however it
 * ends. A process id in a file would fail in a container, where the next process may have the same id.
 * @returns a function that releases it; undefined when it is taken
 */
function takeLock(file: string): (() => void) | undefined {
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

/** Keeps handles from being garbage-collected, which would release their locks. */
const held = new Set<DatabaseSync>();
