import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSweeping } from './open-store.ts';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const swept = vi.fn<() => Promise<void>>();
const released = vi.fn<() => Promise<void>>();
const sweeping = (config: { SHOP_CLOCK?: string } = {}) => {
  swept.mockReset().mockResolvedValue();
  released.mockReset().mockResolvedValue();
  return startSweeping({ config, clock: () => new Date() } as unknown as Store, [swept, released]);
};

test('Old records are swept once an hour, until the store closes', async () => {
  const { stop } = sweeping();
  await vi.advanceTimersByTimeAsync(2.5 * HOUR_MS);
  expect(swept).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(swept).toHaveBeenCalledTimes(2);
});

test('A sweep that fails is told, and tried again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stop } = sweeping();
  swept.mockRejectedValueOnce(new Error('no disk'));
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect([swept, released].map((each) => each.mock.calls.length)).toEqual([2, 2]);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    JSON.stringify({ level: 'error', at: 'sweep', reason: 'failed' }),
  );
  await stop();
});

test('A clock that was set by hand sweeps nothing away', async () => {
  sweeping({ SHOP_CLOCK: '2031-01-01T12:00:00Z' });
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(swept).not.toHaveBeenCalled();
});
