import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteListFile } from '#server/build/site-list.ts';

/*
 * Layout of the build folder (`dist`, or DIST_DIR):
 *   releases/<id>/   one folder per build: client/, server/, content/, site.json (written last: with it, a release is whole)
 *   current          the id of the release that is served
 *   server/entry.mjs opens the current release, because Astro's documentation starts a server by this file
 */

/** Releases that stay on disk: pages that are still open somewhere go on loading their assets. */
export const RELEASES_KEPT = 3;

/** Ids sort by time: `20261124T101500Z-3f9a`. */
export const newReleaseId = (now: Date): string =>
  `${now.toISOString().replace(/\.\d+|[-:]/g, '')}-${randomBytes(2).toString('hex')}`;

export const releaseFolder = (dist: string, id: string): string => path.join(dist, 'releases', id);

/** Ids of all whole releases, the newest first. */
export function releasesIn(dist: string): string[] {
  const folder = path.join(dist, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => existsSync(siteListFile(releaseFolder(dist, id))))
    .sort()
    .reverse();
}

/** The id of the release that is served; undefined before the first build. */
export function currentRelease(dist: string): string | undefined {
  try {
    const id = readFileSync(path.join(dist, 'current'), 'utf8').trim();
    return existsSync(siteListFile(releaseFolder(dist, id))) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of that release. @throws before the first build. */
export function currentFolder(dist: string): string {
  const id = currentRelease(dist);
  if (!id) throw new Error(`There is no whole build in ${dist} yet: run npm run build.`);
  return releaseFolder(dist, id);
}

/** Serves this release from now on: running servers notice within a second. @throws when there is no such release. */
export function switchTo(dist: string, id: string): void {
  if (!releasesIn(dist).includes(id)) throw new Error(`There is no release ${id} in ${dist}.`);
  const file = path.join(dist, 'current');
  writeFileSync(`${file}.${process.pid}`, `${id}\n`);
  renameSync(`${file}.${process.pid}`, file); // a server that reads at this moment finds one id or the other
}

/** Removes what no server and no open page needs: old releases, and folders of builds that failed. */
export function removeOldReleases(dist: string, kept = RELEASES_KEPT): void {
  const keep = new Set([...releasesIn(dist).slice(0, kept), currentRelease(dist)]);
  for (const id of readdirSync(path.join(dist, 'releases')))
    if (!keep.has(id)) rmSync(releaseFolder(dist, id), { recursive: true, force: true });
}

/**
 * Makes a new, empty release folder that nobody else is writing into.
 * @throws when another build is running, with its process id: two at once would share Astro's cache.
 */
export function beginRelease(dist: string, now: Date): { id: string; folder: string; end: () => void } {
  mkdirSync(path.join(dist, 'releases'), { recursive: true });
  const lock = path.join(dist, 'building');
  takeLock(lock);
  const id = newReleaseId(now);
  mkdirSync(releaseFolder(dist, id));
  return { id, folder: releaseFolder(dist, id), end: () => rmSync(lock, { force: true }) };
}

/** A lock whose process has died without releasing it holds nobody up. */
function takeLock(lock: string): void {
  const take = () => writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const pid = readFileSync(lock, 'utf8');
    if (isRunning(Number(pid))) throw new Error(`Another build is running (process ${pid}). Wait for it, or end it.`);
    rmSync(lock, { force: true });
    take();
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

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
