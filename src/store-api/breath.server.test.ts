import { afterEach, expect, test } from 'vitest';
import { breath } from './breath.server.ts';

const GOES_ON = Symbol.for('hof-und-herd.goes-on');
const globalHooks = globalThis as { [GOES_ON]?: () => void };
const before = globalHooks[GOES_ON];
afterEach(() => {
  if (before) globalHooks[GOES_ON] = before;
  else delete globalHooks[GOES_ON];
});

test('who takes breath lets others in, and says when it goes on', async () => {
  const seen: string[] = [];
  globalHooks[GOES_ON] = () => void seen.push('goes on');
  setImmediate(() => seen.push('another visitor'));
  await breath();
  expect(seen).toEqual(['another visitor', 'goes on']);
});
