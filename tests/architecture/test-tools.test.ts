import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { skippedIn } from '#scripts/playwright-report.ts';
import { areNotHere, notHere, readSkipped, reportSkipped, SKIP_REPORT } from '#scripts/skipped.ts';
import type { Stage } from '#scripts/stages.ts';
import { findTests } from '#scripts/test-tools.ts';
import { keepPassed, NO_SETTINGS, passedOn, SETTINGS, treeDigest } from '#scripts/tree-digest.ts';
import { onItsOwn } from '#tests/load/process.ts';
import { readTree } from './sources.ts';

/* What `npm test` decides by itself: which tests are meant, and which have passed before. */

const run = () => Promise.reject(new Error('Nothing is run here.'));
const STAGES: Stage[] = [
  { name: 'architecture', tests: 'tests/architecture', run },
  { name: 'media', tests: ['integrations/media', 'integrations/fonts'], run },
];
const find = (...typed: string[]) =>
  findTests(STAGES, typed).map(({ stage, scope }) => [stage.name, scope.files?.map((file) => path.basename(file))]);

test('words are those of a path or of a title', () => {
  expect(find('media/recipe')).toEqual([['media', ['recipe.test.ts']]]);
  expect(find('names', 'its', 'characters')).toEqual([['media', ['unicode-range.test.ts']]]);
  expect(find('no-test-is-called-' + 'so')).toEqual([]);
});

test('several paths are the tests of all of them', () => {
  const both = [
    ['architecture', ['bench.test.ts']],
    ['media', ['unicode-range.test.ts']],
  ];
  expect(find('bench.test.ts', 'unicode-range.test.ts')).toEqual(both);
  expect(find('bench.test.ts', 'no-test-is-called-' + 'so')).toEqual([]);
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
  keepPassed(tree, { architecture: { tests: 3, shaky: [] } }, file);
  expect(passedOn(tree, file)).toEqual({
    journeys: { tests: 7, shaky: ['a cart travels'] },
    architecture: { tests: 3, shaky: [] },
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
  digests.push(...['HOSTILE', 'HOSTILE_SEED', 'FUZZ_SEED'].map((name) => treeDigest({ [name]: '7' }, installed)));
  expect(new Set(digests).size).toBe(7);
});

/** Variables of the environment, where they are read by their name. */
const READ = /(?:\bprocess\.env|(?<!meta\.)\benv)\.([A-Z][A-Z0-9_]+)/g;

test('every variable that changes what is tested is part of the tree', () => {
  const read = readTree()
    .filter(({ path: file }) => /\.(ts|tsx|mjs|astro)$/.test(file) && !file.startsWith('scripts/bench'))
    .flatMap(({ text }) => [...text.matchAll(READ)].map(([, name = '']) => name));
  expect(read).toContain('HOSTILE_SEED');
  const knownSettings = [...SETTINGS, ...NO_SETTINGS];
  expect([...new Set(read)].filter((name) => !knownSettings.includes(name))).toEqual([]);
});

test('what is found out while tests run, such as the browser, makes no other tree', () => {
  const file = path.join(folder, 'passed.json');
  const tree = treeDigest();
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/found/later';
  keepPassed(tree, { architecture: { tests: 3, shaky: [] } }, file);
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
  expect(passedOn(tree, file)).toEqual({ architecture: { tests: 3, shaky: [] } });
});

/* What measures time leaves itself out on a busy machine, which must not look like a pass. */

const SKIPPING = `import { describe, it } from 'vitest';
it('measures', ({ skip }) => skip(true, 'the machine was busy'));
describe.skipIf(true)('here', () => void it('can not run', () => {}));
it('runs', () => {});
`;

test('tests that were left out are told with their reason; those that nobody asked for are not', () => {
  const inside = '.cache/tests/skipping'; // where packages are found
  mkdirSync(inside, { recursive: true });
  writeFileSync(`${inside}/a.test.ts`, SKIPPING);
  writeFileSync(`${inside}/vitest.config.mjs`, 'export default {};');
  const file = path.join(folder, 'skipped.json');
  const words = ['run', '--root', inside, '--reporter', path.resolve('scripts/skipped.ts')];
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
    env: { ...process.env, [SKIP_REPORT]: file },
    stdio: 'ignore',
  });
  rmSync(inside, { recursive: true });
  expect(readSkipped(file)).toEqual([
    { title: 'a.test.ts: measures', why: 'the machine was busy' },
    { title: 'a.test.ts: here > can not run', why: '' },
  ]);
  expect(readSkipped(file, true)).toEqual([{ title: 'a.test.ts: measures', why: 'the machine was busy' }]);
  expect(readSkipped(`${file}.none`)).toEqual([]);
});

test('a journey that was left out is told with its reason', () => {
  const annotations = [{ type: 'skip', description: 'is about the mouse' }];
  const specs = [
    { file: 'a.spec.ts', title: 'a drag', tests: [{ status: 'skipped', annotations, results: [] }] },
    { file: 'a.spec.ts', title: 'a press', tests: [{ status: 'expected', results: [] }] },
  ];
  expect(skippedIn({ suites: [{ specs }] })).toEqual([{ title: 'a.spec.ts: a drag', why: 'is about the mouse' }]);
});

test('each test that was left out is a line, and within a budget a failure', () => {
  const skipped = [
    { title: 'load: memory', why: 'the machine was busy' },
    { title: 'contract: a full disk', why: '' },
  ];
  const lines = [
    'left out: load: memory: the machine was busy',
    'left out: contract: a full disk: it does not say why',
  ];
  expect(reportSkipped(skipped, false)).toEqual({ lines, failed: 0 });
  expect(reportSkipped(skipped, true)).toEqual({ lines, failed: 2 });
  expect(reportSkipped([], true)).toEqual({ lines: [], failed: 0 });
});

test('what a machine can never run is told too, fails no budget, and its stage has passed', () => {
  const never = { title: 'contract: a full disk', why: notHere('only root may make a file system') };
  const busy = { title: 'load: memory', why: 'the machine was busy' };
  const line = 'left out: contract: a full disk: not here: only root may make a file system';
  expect(reportSkipped([never], true)).toEqual({ lines: [line], failed: 0 });
  expect(reportSkipped([never, busy], true).failed).toBe(1);
  expect([[], [never], [never, busy]].map(areNotHere)).toEqual([true, true, false]);
});

/* Times are taken while other stages have the cores too. */

test.each([
  ['alone', 1500, { ran: 1500, inLine: 0 }, 1500],
  ['that waited for a disk', 1500, { ran: 300, inLine: 0 }, 1500],
  ['of one thread that had a core for a quarter of the time', 4000, { ran: 1000, inLine: 3000 }, 1000],
  ['of threads that had no core for most of the time', 12_000, { ran: 2500, inLine: 35_000 }, 1250],
  ['whose four threads took both cores from each other', 3000, { ran: 6000, inLine: 6000 }, 3000],
])('work %s is timed as on a machine of its own', (_, ms, work, expected) => {
  expect(onItsOwn(ms, work, 2)).toBe(expected);
});
