import { describe, expect, test } from 'vitest';
import { LIMITS, secondsToWait, secondsToWaitForAll } from './attempts.ts';

describe('the wait before an attempt with a password', () => {
  test.each([
    [0, 0, 0],
    [9, 0, 0],
    [10, 0, 10],
    [10, 9.2, 1],
    [10, 10, 0],
    [14, 0, 10],
    [15, 0, 30],
    [15, 29.99, 1],
    [15, 30, 0],
    [19, 0, 30],
    [20, 0, 60],
    [500, 0, 60],
    [500, 60, 0],
    [500, 86_399, 0],
    [500, -3600, 60],
  ])('after %i, the last %d s ago: %i s', (count, secondsAgo, wait) => {
    expect(secondsToWait(LIMITS.credentials, { count, secondsAgo })).toBe(wait);
  });
});

describe('the wait before an attempt that sends a mail', () => {
  test.each([
    [2, 0, 0],
    [3, 0, 30],
    [4, 0, 30],
    [5, 0, 60],
    [9, 0, 60],
    [10, 0, 90],
    [10, 89, 1],
    [10, 90, 0],
  ])('after %i, the last %d s ago: %i s', (count, secondsAgo, wait) => {
    expect(secondsToWait(LIMITS.mail, { count, secondsAgo })).toBe(wait);
  });
});

test('a day without an attempt forgets all of them, a second less does not', () => {
  const steps = [{ from: 2, seconds: 100_000 }];
  expect(secondsToWait(steps, { count: 5, secondsAgo: 86_399 })).toBe(13_601);
  expect(secondsToWait(steps, { count: 5, secondsAgo: 86_400 })).toBe(0);
});

test.each([
  [5, 0, 5, 0],
  [6, 100, 5, 10],
  [10, 9, 1, 1],
  [10, 10, 1, 0],
  [10, 86_400, 10, 0],
  [10, 10, 2, 10],
])('after %i, the last %d s ago, %i at once wait %i s', (count, secondsAgo, attempts, wait) => {
  expect(secondsToWaitForAll(LIMITS.credentials, { count, secondsAgo }, attempts)).toBe(wait);
});
