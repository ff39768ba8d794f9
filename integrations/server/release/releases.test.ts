import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteListFile } from '#server/build/site-list.ts';
import { beginRelease, currentRelease, releaseFolder, releasesIn, removeOldReleases, switchTo } from './releases.ts';

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

test('the last three releases stay, and the one that is served', () => {
  const ids = [1, 2, 3, 4, 5].map((minute) => build(minute));
  switchTo(dist, ids[0] ?? '');
  removeOldReleases(dist);
  expect(releasesIn(dist)).toEqual([ids[4], ids[3], ids[2], ids[0]]);
});

test('two builds at once would share Astro’s cache: the second is told, unless the first has died', () => {
  const { end } = beginRelease(dist, new Date());
  expect(() => beginRelease(dist, new Date())).toThrow(`process ${process.pid}`);
  writeFileSync(path.join(dist, 'building'), '999999999');
  beginRelease(dist, new Date());
  end();
});
