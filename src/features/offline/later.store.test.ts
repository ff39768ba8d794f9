// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.store.ts';

const oven = { productId: 'a', name: 'Ofen', quantity: 1 };
const pan = { productId: 'b', name: 'Pfännchen', quantity: 4 };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  later.note(oven);
  later.note(pan);
});

test('what was noted is put in once, in its order', async () => {
  const put = vi.fn(async () => 'done' as const);
  await later.takeAll(put);
  await later.takeAll(put);
  expect(put.mock.calls).toEqual([[oven], [pan]]);
});

test('what can’t be tried yet waits, with all behind it', async () => {
  await later.takeAll(async () => 'wait');
  expect(later.get()).toEqual([oven, pan]);
});

test('what is noted while another is on its way is not lost', async () => {
  const more = { productId: 'c', name: 'Schaber', quantity: 1 };
  await later.takeAll(async ({ productId }) => {
    if (productId === 'a') later.note(more);
    return 'done';
  });
  expect(later.get()).toEqual([more]);
});
