// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReload, watchBuilds } from './updates.store.ts';

const HOUR = 3600 * 1000;
let id = 'a';
const check = vi.fn(async () => ({ build: { id, timestamp: 0 }, serverNow: 10 * HOUR, openForMs: 0 }));
const onUpdate = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
  id = 'a';
  stop = watchBuilds(check, onUpdate);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the builds are looked at a second after the start, and every hour (I3, G2)', async () => {
  await vi.advanceTimersByTimeAsync(999);
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(check).toHaveBeenCalledTimes(3);
  expect(onUpdate).not.toHaveBeenCalled();
});

test('another build is told once, and then nobody looks any more (D16)', async () => {
  await vi.advanceTimersByTimeAsync(HOUR);
  id = 'b';
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  expect(check).toHaveBeenCalledTimes(3);
});

test('a look that fails is left out', async () => {
  check.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(HOUR);
  id = 'b';
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

test('who has reloaded less than ten seconds ago is left in peace until the next look (I3)', async () => {
  await vi.advanceTimersByTimeAsync(HOUR - 5000);
  noteReload();
  id = 'b';
  await vi.advanceTimersByTimeAsync(5000);
  expect(onUpdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(onUpdate).toHaveBeenCalledTimes(1);
});
