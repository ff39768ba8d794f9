// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { createCompare } from './compare.store.ts';

const products = [
  { id: 'b', productNumber: '2' },
  { id: 'a', productNumber: '1' },
];
const answering = (elements: unknown) =>
  vi.fn(async () => ({ elements })) as unknown as Send & ReturnType<typeof vi.fn>;
const aList = () => ({ set: vi.fn() });
const shown = ({ $compared }: ReturnType<typeof createCompare>) => $compared.get().value?.map(({ id }) => id);

test('products come in the order in which they were chosen, whatever the store answers', async () => {
  const compare = createCompare(answering(products), aList());
  await compare.load({ ids: ['a', 'b'] });
  expect(shown(compare)).toEqual(['a', 'b']);
});

test('an address by article numbers becomes the list of this browser', async () => {
  const list = aList();
  const compare = createCompare(answering(products), list);
  await compare.load({ numbers: ['1', '2', '3'] });
  expect(list.set).toHaveBeenLastCalledWith(['a', 'b']);
  expect(compare.$gone.get()).toBe(1);
});

test('nothing chosen asks the store for nothing', async () => {
  const send = answering([]);
  const compare = createCompare(send, aList());
  await compare.load({ ids: [] });
  expect(send).not.toHaveBeenCalled();
  expect(compare.$compared.get().state).toBe('success');
});

test('a store that fails leaves the list alone', async () => {
  const list = aList();
  const compare = createCompare(vi.fn(async () => Promise.reject(new Error('away'))) as unknown as Send, list);
  await compare.load({ ids: ['a'] });
  expect(compare.$compared.get().state).toBe('error');
  expect(list.set).not.toHaveBeenCalled();
});

/** Answers that come when they are told to, the first asked first. */
function answeringLater() {
  const resolvers: ((elements: unknown) => void)[] = [];
  const send = vi.fn(() => new Promise((resolve) => resolvers.push((elements) => resolve({ elements }))));
  return { send: send as unknown as Send, answers: resolvers };
}

test('an older answer that comes late changes neither what is shown nor what is kept (D15)', async () => {
  const [{ send, answers: resolvers }, list] = [answeringLater(), aList()];
  const compare = createCompare(send, list);
  const older = compare.load({ numbers: ['1', '2', '3'] });
  const newer = compare.load({ ids: ['a'] });
  resolvers[1]?.([{ id: 'a', productNumber: '1' }]);
  await newer;
  resolvers[0]?.(products);
  await older;
  expect(shown(compare)).toEqual(['a']);
  expect(compare.$gone.get()).toBe(0);
  expect(list.set.mock.calls).toEqual([[['a']]]);
});

test('what is taken out while the list is read again stays out, and nobody waits any more (D15)', async () => {
  const [{ send, answers: resolvers }, list] = [answeringLater(), aList()];
  const compare = createCompare(send, list);
  const first = compare.load({ ids: ['a', 'b'] });
  resolvers[0]?.(products);
  await first;
  const again = compare.load({ ids: ['a', 'b'] });
  compare.remove('a');
  expect(compare.$compared.get().state).toBe('success');
  resolvers[1]?.(products);
  await again;
  expect(shown(compare)).toEqual(['b']);
  expect(list.set).toHaveBeenLastCalledWith(['b']);
});

test('the same comparison that is on its way is asked for once (D15)', async () => {
  const send = answering(products);
  const compare = createCompare(send, aList());
  await Promise.all([compare.load({ ids: ['a', 'b'] }), compare.load({ ids: ['a', 'b'] })]);
  expect(send).toHaveBeenCalledOnce();
});

test('what is taken out is gone from the list, too', async () => {
  const list = aList();
  const compare = createCompare(answering(products), list);
  await compare.load({ ids: ['a', 'b'] });
  compare.remove('a');
  expect(list.set).toHaveBeenLastCalledWith(['b']);
  compare.clear();
  expect(list.set).toHaveBeenLastCalledWith([]);
});
