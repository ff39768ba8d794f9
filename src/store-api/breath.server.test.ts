import { afterEach, expect, test } from 'vitest';
import { breath } from './breath.server.ts';

const GOES_ON = Symbol.for('hof-und-herd.goes-on');
const told = globalThis as { [GOES_ON]?: () => void };
const before = told[GOES_ON];
afterEach(() => {
  if (before) told[GOES_ON] = before;
  else delete told[GOES_ON];
});

test('who takes breath lets others in, and says when it goes on', async () => {
  const seen: string[] = [];
  told[GOES_ON] = () => void seen.push('goes on');
  setImmediate(() => seen.push('another visitor'));
  await breath();
  expect(seen).toEqual(['another visitor', 'goes on']);
});
