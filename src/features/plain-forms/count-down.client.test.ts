import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDown } from './count-down.client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows every second that is left, and then no more (H10)', () => {
  const shown: number[] = [];
  countDown(3, (left) => shown.push(left));
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([2, 1, 0]);
});

it('can be stopped', () => {
  const shown: number[] = [];
  const stop = countDown(3, (left) => shown.push(left));
  vi.advanceTimersByTime(1000);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([2]);
});
