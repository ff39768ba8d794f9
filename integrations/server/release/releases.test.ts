import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteListFile } from '#server/build/site-list.ts';
import { emptyRelease } from '#tests/support/release.ts';
import { beginRelease } from './new-release.ts';
import {
  currentRelease,
  goBack,
  noteServing,
  releaseFolder,
  releasesIn,
  removeOldReleases,
  servedReleases,
  switchTo,
  whyNoneIsCurrent,
} from './releases.ts';

let dist: string;
/** What builds of one checkout share. */
let shared: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  shared = path.join(dist, 'shared');
});
afterEach(() => rmSync(dist, { recursive: true }));

const begin = (folder = dist, now = new Date()) => beginRelease(folder, now, shared);

/** A release of a minute of the day; whole unless told otherwise. */
function build(minute: number, isWhole = true): string {
  const { id, folder, end } = begin(dist, new Date(Date.UTC(2026, 10, 24, 10, minute)));
  if (isWhole) emptyRelease(folder);
  end();
  return id;
}

function serve(minute: number): string {
  const id = build(minute);
  switchTo(dist, id);
  return id;
}

test('a release is served once it is whole and switched to', () => {
  const [first, second] = [build(1), build(2)];
  expect(currentRelease(dist)).toBeUndefined();
  switchTo(dist, first);
  expect(currentRelease(dist)).toBe(first);
  switchTo(dist, second);
  expect([currentRelease(dist), releasesIn(dist)]).toEqual([second, [second, first]]);
});

test('back leads to what was served before, not to what was built before', () => {
  const [first, second] = [serve(1), serve(2)];
  expect([goBack(dist), currentRelease(dist)]).toEqual([{ id: first, gone: [] }, first]);
  const third = serve(3);
  goBack(dist);
  expect([third > second, currentRelease(dist)]).toEqual([true, first]);
});

test('back twice leads two back, not to and fro, until nothing was served before', () => {
  const [first, second] = [serve(1), serve(2)];
  switchTo(dist, first);
  expect([goBack(dist).id, goBack(dist).id]).toEqual([second, first]);
  expect(() => goBack(dist)).toThrow('no release before');
  expect(currentRelease(dist)).toBe(first);
});

test('back passes over a release that is not kept any more, and names it', () => {
  const [first, second] = [serve(1), serve(2)];
  serve(3);
  rmSync(releaseFolder(dist, second), { recursive: true });
  expect(goBack(dist)).toEqual({ id: first, gone: [second] });
  const last = serve(4);
  switchTo(dist, first);
  rmSync(releaseFolder(dist, last), { recursive: true });
  expect(() => goBack(dist)).toThrow('is kept any more'); // what is current is nothing to go back to
});

test('what back leads to stays on disk, however old it is', () => {
  const [first] = [1, 2, 3, 4].map(serve);
  switchTo(dist, first ?? '');
  serve(5);
  serve(6);
  removeOldReleases(dist);
  goBack(dist);
  expect(goBack(dist)).toEqual({ id: first, gone: [] });
});

test('a build folder that an older version has left is gone back in by age', () => {
  const [first, second] = [serve(1), serve(2)];
  rmSync(path.join(dist, 'before'));
  expect([goBack(dist).id, currentRelease(dist)]).toEqual([first, first]);
  expect(servedReleases(dist)).toEqual([second, first]);
});

test('a build that failed is never served, and goes with the next clean-up', () => {
  const [whole, failed] = [build(1), build(2, false)];
  switchTo(dist, whole);
  expect(() => switchTo(dist, failed)).toThrow(failed);
  removeOldReleases(dist);
  expect([currentRelease(dist), existsSync(releaseFolder(dist, failed))]).toEqual([whole, false]);
});

test('a build that was ended before its switch is whole, but none to go back to, and goes with the next clean-up', () => {
  const [first, ended, second] = [serve(1), build(2), serve(3)];
  expect([releasesIn(dist).includes(ended), servedReleases(dist)]).toEqual([true, [second, first]]);
  removeOldReleases(dist);
  expect(releasesIn(dist)).toEqual([second, first]);
});

test('the last three releases stay, and the one that is current', () => {
  const ids = [1, 2, 3, 4, 5].map(serve);
  switchTo(dist, ids[0] ?? '');
  removeOldReleases(dist);
  expect(releasesIn(dist)).toEqual([ids[4], ids[3], ids[2], ids[0]]);
});

test('the release that is served until the next one has opened stays too', () => {
  const ids = [1, 2, 3, 4, 5, 6].map(serve);
  noteServing(dist, ids[0] ?? ''); // those after it did not open
  removeOldReleases(dist);
  expect(releasesIn(dist)).toEqual([ids[5], ids[4], ids[3], ids[0]]);
});

test.each([
  ['', 'is empty'],
  ['{"files": {', 'breaks off, or is no JSON'],
  ['{}', 'has no field "files"'],
  ['{"files": {}, "onDemand": []}', 'has no field "shownIn"'],
])('a release whose list is spoilt (%s) is none, and one sentence says so with file, field and help', (list, what) => {
  const [older, spoilt] = [serve(1), serve(2)];
  const file = siteListFile(releaseFolder(dist, spoilt));
  writeFileSync(file, list);
  expect([currentRelease(dist), releasesIn(dist)]).toEqual([undefined, [older]]);
  expect(whyNoneIsCurrent(dist)).toBe(
    `Release ${spoilt} can't be served, because ${file} ${what}. npm run build makes another; npm run release lists those that can be served.`,
  );
  switchTo(dist, older);
  expect(currentRelease(dist)).toBe(older);
});

test('two builds at once would share Astro’s cache: the second is told, unless the first has ended', () => {
  const { end } = begin();
  expect(() => begin()).toThrow('Another build of this checkout is running');
  end();
  begin().end();
});

test('builds of one checkout share that cache whichever folder they write into; a refused one holds nothing up', () => {
  const { end } = begin();
  const other = path.join(dist, 'other');
  expect(() => begin(other)).toThrow(`Another build of this checkout is running: ${shared} is shared`);
  expect(beginRelease(other, new Date(), path.join(dist, 'of another checkout')).end()).toBeUndefined();
  expect(() => beginRelease(dist, new Date(), path.join(dist, 'of another checkout'))).toThrow(`running in ${dist}`);
  end();
  begin(other).end();
});

test('a build that was killed holds nobody up', async () => {
  const newRelease = pathToFileURL(path.resolve('integrations/server/release/new-release.ts')).href;
  const script = `const { beginRelease } = await import(${JSON.stringify(newRelease)});
    beginRelease(${JSON.stringify(dist)}, new Date(), ${JSON.stringify(shared)});
    console.log('begun');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((begun) => child.stdout.once('data', begun));
  expect(() => begin()).toThrow('Another build');
  const ended = new Promise((end) => child.once('exit', end));
  child.kill('SIGKILL');
  await ended;
  begin().end();
});
