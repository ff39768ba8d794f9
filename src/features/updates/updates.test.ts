import { expect, test } from 'vitest';
import { isOutdated } from './updates.store.ts';

const buildCheck = (id: string, madeAgoMs: number, openForMs: number) => ({
  build: { id, timestamp: 1_000_000 - madeAgoMs },
  serverNow: 1_000_000,
  openForMs,
});

test.each([
  ['a build from before the page was opened', undefined, buildCheck('a', 5000, 1000), false],
  ['a build made while the page was open', undefined, buildCheck('a', 1000, 5000), true],
  ['the build of the first look', 'a', buildCheck('a', 1000, 5000), false],
  ['another build', 'a', buildCheck('b', 5000, 1000), true],
])('%s (D16)', (_, firstId, seen, expected) => expect(isOutdated(firstId, seen)).toBe(expected));
