import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refresh } from './refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pages to be rendered, which end when they are told to. */
function aRefresh(...stale: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, (isRendered: boolean | Error) => void>();
  const state = { isBusy: false };
  const refresh = new Refresh({
    next: () => stale.shift(),
    render: (pathname) => {
      begun.push(pathname);
      return new Promise((resolve, reject) =>
        ends.set(pathname, (result) => (result instanceof Error ? reject(result) : resolve(result))),
      );
    },
    giveBack: (pathname) => void stale.push(pathname),
    isBusy: () => state.isBusy,
  });
  const end = async (pathname: string, result: boolean | Error = true) => {
    ends.get(pathname)?.(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  refresh.wake();
  return { refresh, begun, end, stale, state };
}

it('renders two at a time, and one while visitors wait', async () => {
  const { begun, end, state, refresh } = aRefresh('/a', '/b', '/c', '/d');
  refresh.wake();
  expect(begun).toEqual(['/a', '/b']);
  state.isBusy = true;
  await end('/a');
  expect(begun).toEqual(['/a', '/b']);
  await end('/b');
  expect(begun).toEqual(['/a', '/b', '/c']);
});

it('tries a page again that could not be rendered, after pauses that grow up to a minute', async () => {
  const { begun, end } = aRefresh('/a');
  for (const [round, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
    await end('/a', round % 2 === 0 ? false : new Error('the store is away'));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(begun).toHaveLength(round + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(round + 2);
  }
  await end('/a');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(begun).toHaveLength(7);
});

it('begins nothing once it is stopped, and leaves what could not be rendered', async () => {
  const { refresh, begun, end, stale } = aRefresh('/a', '/b', '/c');
  refresh.stop();
  await end('/a');
  await end('/b', false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([begun, stale]).toEqual([
    ['/a', '/b'],
    ['/c', '/b'],
  ]);
});
