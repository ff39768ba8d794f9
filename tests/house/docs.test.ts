import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['the README’s table of settings is made from the schema', 'scripts/docs.ts'],
  ['the map of dealers is what the package of borders draws (8.3)', 'scripts/draw-map.ts'],
])('%s', (_says, script) => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
