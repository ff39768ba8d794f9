import { expect, test } from 'vitest';
import { breath, onResume } from './breath.server.ts';

test('who takes breath lets others in, and says when it goes on', async () => {
  const seen: string[] = [];
  onResume(() => void seen.push('goes on'));
  setImmediate(() => seen.push('another visitor'));
  await breath();
  expect(seen).toEqual(['another visitor', 'goes on']);
});
