import { expect, test } from 'vitest';
import { pauseAfter } from './outbox.ts';

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [8, 1440],
])('after %i failures the next try comes in %i minutes', (attempts, minutes) => {
  expect(pauseAfter(attempts)).toBe(minutes * 60_000);
});

test('pauses grow, and after the ninth failure a mail is given up', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pauseAfter(attempts) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauseAfter(9)).toBeNull();
});
