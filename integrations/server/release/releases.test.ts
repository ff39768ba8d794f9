import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteListFile } from '#server/build/site-list.ts';
import {
  beginRelease,
  currentRelease,
  noteServing,
  releaseFolder,
  releasesIn,
  removeOldReleases,
  servedReleases,
  switchTo,
} from './releases.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A release of a minute of the day; whole unless told otherwise. */
function build(minute: number, isWhole = true): string {
  const { id, folder, end } = beginRelease(dist, new Date(Date.UTC(2026, 10, 24, 10, minute)));
  if (isWhole) writeFileSync(siteListFile(folder), '{}');
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
  removeOldReleases(dist, ids[1]);
  expect(releasesIn(dist)).toEqual([ids[5], ids[4], ids[3], ids[1], ids[0]]);
});

test('two builds at once would share Astro’s cache: the second is told, unless the first has ended', () => {
  const { end } = beginRelease(dist, new Date());
  expect(() => beginRelease(dist, new Date())).toThrow('Another build is running');
  end();
  beginRelease(dist, new Date()).end();
});

test('a build that was killed holds nobody up', async () => {
  const releases = pathToFileURL(path.resolve('integrations/server/release/releases.ts')).href;
  const script = `const { beginRelease } = await import(${JSON.stringify(releases)});
    beginRelease(${JSON.stringify(dist)}, new Date());
    console.log('begun');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((begun) => child.stdout.once('data', begun));
  expect(() => beginRelease(dist, new Date())).toThrow('Another build is running');
  const ended = new Promise((end) => child.once('exit', end));
  child.kill('SIGKILL');
  await ended;
  beginRelease(dist, new Date()).end();
});
