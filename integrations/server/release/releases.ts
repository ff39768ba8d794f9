import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flawOf, isWhole } from '#server/build/site-list.ts';

/*
 * Layout of the build folder (`dist`, or DIST_DIR):
 *   releases/<id>/   one folder per build: client/, server/, content/, site.json (written last: with it, a release is whole)
 *                    with `served`, it was current once
 *   current          the id of the release that is to be served
 *   before           ids of those that were current before it, the last one first, for `back`
 *   left             the id of the release that was replaced by hand (`npm run release -- back`, `-- use`), until a
 *                    build or `npm start` switches
 *   serving          the id of the release that `npm start` last opened: another one when the current does not open
 *   built            the id of the release that the last build made, or found made: tests look at it, whichever is current;
 *                    and that of the one before
 *   building.lock    locked while a build runs
 *   server/entry.mjs opens the current release, because Astro's documentation starts a server by this file
 */

/**
 * How many served releases stay on disk, by age and by the list of `back`: open pages go on loading their assets.
 */
const RELEASES_KEPT = 3;

export const releaseFolder = (dist: string, id: string): string => path.join(dist, 'releases', id);

/** When the build of a release began, ms since 1970, as its id has it: `20261124T101500Z-3f9a`. Undefined for other names. */
export function beginOf(id: string): number | undefined {
  const [, date, hours, minutes, seconds] = id.match(/^(\d{8})T(\d\d)(\d\d)(\d\d)Z-/) ?? [];
  if (!date) return undefined;
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Ids of all whole releases, the newest first. */
export function releasesIn(dist: string): string[] {
  const folder = path.join(dist, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => isWhole(releaseFolder(dist, id)))
    .sort()
    .reverse();
}

/** Those of them that were current once; not builds that ended before the switch. */
export const servedReleases = (dist: string): string[] =>
  releasesIn(dist).filter((id) => existsSync(servedMark(dist, id)) || id === currentRelease(dist));

const servedMark = (dist: string, id: string) => path.join(releaseFolder(dist, id), 'served');

/** The id of the release that is to be served; undefined before the first build. */
export const currentRelease = (dist: string): string | undefined => named(dist, 'current');

type Note = 'current' | 'before' | 'left' | 'serving' | 'built';

function named(dist: string, note: Note): string | undefined {
  const [id] = read(dist, note) ?? [];
  return id && isWhole(releaseFolder(dist, id)) ? id : undefined;
}

/** Ids, one a line; undefined where the file is not there. */
function read(dist: string, note: Note): string[] | undefined {
  try {
    return readFileSync(path.join(dist, note), 'utf8').split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

function write(dist: string, note: Note, ids: string[]): void {
  const file = path.join(dist, note);
  writeFileSync(`${file}.${process.pid}`, ids.map((id) => `${id}\n`).join(''));
  renameSync(`${file}.${process.pid}`, file); // atomic: a server reads the old list or the new one
}

/** The folder of that release. @throws where there is none, with the reason. */
export function currentFolder(dist: string): string {
  const id = currentRelease(dist);
  if (!id) throw new Error(whyNoneIsCurrent(dist));
  return releaseFolder(dist, id);
}

/** Why no release can be served, and what helps. */
export function whyNoneIsCurrent(dist: string): string {
  const spoilt = spoiltRelease(dist);
  if (!spoilt) return `There is no whole build in ${dist} yet: run npm run build.`;
  return `${spoilt}. npm run build makes another; npm run release lists those that can be served.`;
}

/** Why the current release can't be served, with file and field; undefined when it can. */
export function spoiltRelease(dist: string): string | undefined {
  const [id] = read(dist, 'current') ?? [];
  const flaw = id && flawOf(releaseFolder(dist, id));
  return flaw ? `Release ${id} can't be served, because ${flaw}` : undefined;
}

/** Serves this release from now on: running servers notice within a second. @throws when there is no such release. */
export function switchTo(dist: string, id: string): void {
  if (!releasesIn(dist).includes(id)) throw new Error(`There is no release ${id} in ${dist}.`);
  const current = currentRelease(dist);
  for (const each of [current, id]) if (each) writeFileSync(servedMark(dist, each), '');
  if (current && current !== id) write(dist, 'before', [current, ...wayBack(dist)].slice(0, WAY_KEPT));
  write(dist, 'current', [id]);
  forgetLeft(dist);
}

/** Serves this release by hand, whatever the checkout contains. @throws when there is no such release. */
export function changeTo(dist: string, id: string): void {
  const left = leftRelease(dist) ?? currentRelease(dist);
  switchTo(dist, id);
  noteLeft(dist, left);
}

/** The id of the release that was replaced by hand, the first of several in a row; undefined if none was. */
export const leftRelease = (dist: string): string | undefined => named(dist, 'left');

/** Forgets the release that was replaced by hand: the checkout is current again, or has changed. */
export const forgetLeft = (dist: string): void => rmSync(path.join(dist, 'left'), { force: true });

function noteLeft(dist: string, id: string | undefined): void {
  if (id && id !== currentRelease(dist)) write(dist, 'left', [id]);
  else forgetLeft(dist);
}

/**
 * Serves the release before the current one; again, and it goes further back, like the history of a browser. @returns the
 * current release, and those skipped because they are not kept any more. @throws when none before it is kept.
 */
export function goBack(dist: string): { id: string; gone: string[] } {
  const way = wayBack(dist);
  const others = releasesIn(dist).filter((id) => id !== currentRelease(dist));
  const at = way.findIndex((id) => others.includes(id));
  const id = way[at];
  if (!id && way.length > 0) throw new Error('No release that was served before the current one is kept any more.');
  if (!id) throw new Error('There is no release before the current one.');
  const left = leftRelease(dist) ?? currentRelease(dist);
  write(dist, 'current', [id]);
  write(dist, 'before', way.slice(at + 1));
  noteLeft(dist, left);
  return { id, gone: way.slice(0, at) };
}

/** Length of the history, which also names releases that are not kept any more. */
const WAY_KEPT = 20;

/** Ids of the releases before the current one, the last one first; by age where there is no history yet. */
function wayBack(dist: string): string[] {
  const current = currentRelease(dist);
  const written = read(dist, 'before');
  if (written) return written[0] === current ? written.slice(1) : written; // the process may have ended between writing the two files
  const served = servedReleases(dist);
  return current ? served.slice(served.indexOf(current) + 1) : [];
}

/** Notes which release was built from the checkout, in front of the one that tests may still use. */
export const noteBuilt = (dist: string, id: string): void =>
  write(dist, 'built', [id, ...(read(dist, 'built') ?? []).filter((each) => each !== id)].slice(0, 2));

/** The id of that release; undefined before the first build. */
export const builtRelease = (dist: string): string | undefined => named(dist, 'built') ?? currentRelease(dist);

/** Its folder. @throws where there is none, with the reason. */
export function builtFolder(dist: string): string {
  const id = builtRelease(dist);
  return id ? releaseFolder(dist, id) : currentFolder(dist);
}

/** Notes which release has opened. */
export const noteServing = (dist: string, id: string): void => write(dist, 'serving', [id]);

/**
 * Removes old releases and folders of failed builds. Only while no other build runs. Keeps the release before the last
 * switch, which is served until the next one is open.
 */
export function removeOldReleases(dist: string): void {
  const last = servedReleases(dist).slice(0, RELEASES_KEPT);
  const kept = new Set(releasesIn(dist));
  const lastOnTheWay = [...new Set([currentRelease(dist) ?? '', ...wayBack(dist)])].filter((id) => kept.has(id));
  const keep = new Set([
    ...last,
    ...lastOnTheWay.slice(0, RELEASES_KEPT),
    named(dist, 'serving'),
    leftRelease(dist),
    ...(read(dist, 'built') ?? []),
  ]);
  for (const id of readdirSync(path.join(dist, 'releases')))
    if (!keep.has(id)) rmSync(releaseFolder(dist, id), { recursive: true, force: true });
}
