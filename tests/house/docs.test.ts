import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the README’s table of settings is made from the schema', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs.ts', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
