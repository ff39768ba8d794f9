import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownRound } from './render.ts';

it('lets one begin in each round of the event loop, in the order in which they came', async () => {
  const begun: string[] = [];
  const all = Promise.all(['a', 'b', 'c'].map((name) => ownRound().then(() => begun.push(name))));
  const seen: string[] = [];
  while (begun.length < 3) {
    await setImmediate();
    seen.push(begun.join(''));
  }
  await all;
  expect([...new Set(seen)].filter(Boolean)).toEqual(['a', 'ab', 'abc']);
});
