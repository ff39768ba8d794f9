import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILT_FROM, buildAside, buildIfChanged, digestOfInputs } from '#scripts/build-if-changed.ts';
import {
  changeTo,
  currentRelease,
  goBack,
  noteBuilt,
  releaseFolder,
  releasesIn,
  removeOldReleases,
  switchTo,
} from '#server/release/releases.ts';
import { builtRelease, emptyRelease } from '#tests/support/release.ts';

/*
 * Releases that are names, of which only `2-same` was built from what lies here: none of these has to be built.
 */

let target: { dist: string; env: Record<string, string> };
beforeEach(() => {
  target = { dist: mkdtempSync(path.join(tmpdir(), 'dist-')), env: {} };
  for (const id of ['1-other', '2-same', '3-other']) {
    emptyRelease(releaseFolder(target.dist, id));
    switchTo(target.dist, id);
  }
  lies('2-same');
});
afterEach(() => rmSync(target.dist, { recursive: true }));

/** What lies here is what this release was built from. */
function lies(id: string): void {
  for (const each of releasesIn(target.dist))
    writeFileSync(path.join(releaseFolder(target.dist, each), BUILT_FROM), each === id ? digestOfInputs() : 'others');
}

const current = () => currentRelease(target.dist);

test('a start leaves the release current to which somebody has gone back, and names the one that was left', async () => {
  switchTo(target.dist, '2-same');
  goBack(target.dist);
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false, left: '2-same' }, '3-other']);
});

test('a start leaves the release current that somebody has chosen, whichever is older', async () => {
  switchTo(target.dist, '2-same');
  changeTo(target.dist, '3-other');
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false, left: '2-same' }, '3-other']);
  changeTo(target.dist, '2-same');
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, '2-same']);
});

test('who changes the checkout to and fro gets what lies there each time: nobody has gone back', async () => {
  for (const id of ['1-other', '2-same', '1-other', '2-same']) {
    lies(id);
    expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, id]);
  }
});

test('a way back is over when something has changed, and stays so when that is taken back', async () => {
  switchTo(target.dist, '2-same');
  changeTo(target.dist, '1-other');
  for (const id of ['1-other', '2-same']) {
    lies(id);
    expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, id]);
  }
});

test('tests look at what lies here, and leave current what is', async () => {
  changeTo(target.dist, '1-other');
  await buildAside(target);
  expect([path.basename(builtRelease(target.dist)), current()]).toEqual(['2-same', '1-other']);
});

test('tests and starts find a release that was built here and never served', async () => {
  rmSync(path.join(releaseFolder(target.dist, '2-same'), 'served'));
  await buildAside(target);
  removeOldReleases(target.dist);
  expect(path.basename(builtRelease(target.dist))).toBe('2-same');
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, '2-same']);
});

test('what tests look at stays when somebody builds meanwhile', async () => {
  rmSync(path.join(releaseFolder(target.dist, '2-same'), 'served'));
  rmSync(path.join(target.dist, 'before'));
  await buildAside(target);
  noteBuilt(target.dist, '3-other'); // as a build does
  removeOldReleases(target.dist);
  expect([path.basename(builtRelease(target.dist)), releasesIn(target.dist)]).toEqual([
    '3-other',
    ['3-other', '2-same', '1-other'],
  ]);
});

test('a start serves what tests have built from changes since: nobody has gone back from that', async () => {
  changeTo(target.dist, '1-other');
  rmSync(path.join(releaseFolder(target.dist, '2-same'), 'served'));
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, '2-same']);
});

test('where no test has built, tests look at what is current', () => {
  expect(path.basename(builtRelease(target.dist))).toBe('3-other');
});

test('who has taken a change back gets the release from before it, without a build', async () => {
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, '2-same']);
  expect([await buildIfChanged(target), current()]).toEqual([{ isNew: false }, '2-same']);
});
