import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What kept tools say of the tree; nothing when all is well. */
function run(...command: string[]): string {
  const { stdout, stderr, status } = spawnSync('npx', ['--no', ...command], { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

test('no export, file or package that nobody uses (knip.json)', () => {
  expect(run('knip', '--no-progress')).toBe('');
}, 120_000);

test('no circle of modules at run time (.dependency-cruiser.cjs)', () => {
  expect(run('depcruise', '--config', '.dependency-cruiser.cjs', 'integrations', 'src')).toBe('');
}, 60_000);

test('one global: the open store, which development must not open twice', () => {
  const named = globSync('{src,integrations,scripts}/**/*.{ts,tsx,astro,mjs}')
    .filter((file) => readFileSync(file, 'utf8').includes('Symbol.for('))
    .map((file) => file.replaceAll('\\', '/'));
  expect(named).toEqual(['integrations/store-api/transport.ts']);
});
