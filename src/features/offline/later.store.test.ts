// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.store.ts';
import type { Later } from './later.ts';

const NOW = () => '1 84.90 x*1';
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
  await later.takeAll(NOW, put);
  await later.takeAll(NOW, put);
  expect(put.mock.calls).toEqual([[oven], [pan]]);
});

test('what can’t be tried yet waits, with all behind it', async () => {
  await later.takeAll(NOW, async () => 'wait');
  expect(later.get()).toEqual([{ ...oven, before: NOW() }, pan]);
});

test('what is noted while another is on its way is not lost', async () => {
  const more = { productId: 'c', name: 'Schaber', quantity: 1 };
  await later.takeAll(NOW, async ({ productId }) => {
    if (productId === 'a') later.note(more);
    return 'done';
  });
  expect(later.get()).toEqual([more]);
});

test('what was asked for and not answered keeps the cart of the first time', async () => {
  await later.takeAll(NOW, async () => 'wait');
  const put = vi.fn(async () => 'wait' as const);
  await later.takeAll(() => '3 254.70 x*3', put);
  expect(put).toHaveBeenCalledWith({ ...oven, before: NOW() });
});

test('the same again, while the first is on its way, is another wish', async () => {
  const put = vi.fn(async (one: Later) => {
    if (one.productId === 'a' && one.quantity === 1) later.note({ ...oven, quantity: 2 });
    return 'done' as const;
  });
  await later.takeAll(NOW, put);
  expect(later.get()).toEqual([{ ...oven, quantity: 2 }]);
});
