import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUDGET_MINUTES, STAGES } from '#scripts/stages.ts';

const lines = readFileSync('README.md', 'utf8').split('\n');

test.each([
  ['the table of settings in docs/operations.md is made from the schema', 'scripts/docs.ts'],
  ['the map of dealers is what the package of borders draws (8.3)', 'scripts/draw-map.ts'],
])('%s', (_says, script) => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('README names the stages of `npm test`, and how long both commands may take', () => {
  const row = (command: string) => lines.find((line) => line.startsWith(`| \`${command}\` |`)) ?? '';
  const missing = STAGES.filter(({ name, isDeep }) => !isDeep && !row('npm test').includes(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const line of [row('npm test'), lines.find((each) => each.startsWith('npm ci && npm test'))])
    expect(line).toContain(`at most ${BUDGET_MINUTES.test} minutes`);
  expect(row('npm run verify')).toContain(`at most ${BUDGET_MINUTES.verify} minutes`);
});
