import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTests } from '#scripts/find-tests.ts';
import type { Stage } from '#scripts/stages.ts';
import { keepPassed, passedOn, treeDigest } from '#scripts/tree-digest.ts';

/* What `npm test` decides by itself: which tests are meant, and which have passed before. */

const run = () => Promise.reject(new Error('Nothing is run here.'));
const STAGES: Stage[] = [
  { name: 'laws', tests: 'tests/house', run },
  { name: 'media', tests: ['integrations/media', 'integrations/fonts'], run },
];
const found = (...typed: string[]) =>
  findTests(STAGES, typed).map(({ stage, scope }) => [stage.name, scope.files?.map((file) => path.basename(file))]);

test('words are those of a path or of a title', () => {
  expect(found('media/recipe')).toEqual([['media', ['recipe.test.ts']]]);
  expect(found('names', 'its', 'characters')).toEqual([['media', ['unicode-range.test.ts']]]);
  expect(found('no-test-is-called-' + 'so')).toEqual([]);
});

test('several paths are the tests of all of them', () => {
  const both = [
    ['laws', ['bench.test.ts']],
    ['media', ['unicode-range.test.ts']],
  ];
  expect(found('bench.test.ts', 'unicode-range.test.ts')).toEqual(both);
  expect(found('bench.test.ts', 'no-test-is-called-' + 'so')).toEqual([]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what has passed on a tree is known again, with what needed a second try', () => {
  const file = path.join(folder, 'passed.json');
  const tree = treeDigest();
  keepPassed(tree, { journeys: { tests: 7, shaky: ['a cart travels'] } }, file);
  keepPassed(tree, { laws: { tests: 3, shaky: [] } }, file);
  expect(passedOn(tree, file)).toEqual({
    journeys: { tests: 7, shaky: ['a cart travels'] },
    laws: { tests: 3, shaky: [] },
  });
  expect(passedOn('another', file)).toEqual({});
  keepPassed('another', { unit: { tests: 1, shaky: [] } }, file);
  expect(readFileSync(file, 'utf8')).not.toContain('unit');
});

test('other packages and other settings make another tree', () => {
  const installed = path.join(folder, 'package-lock.json');
  const digests = [treeDigest({}, installed), treeDigest({ DATABASE_URL: 'postgres://a/b' }, installed)];
  writeFileSync(installed, '{}');
  digests.push(treeDigest({}, installed), treeDigest({ CAPTCHA: 'off' }, installed));
  expect(new Set(digests).size).toBe(4);
});
