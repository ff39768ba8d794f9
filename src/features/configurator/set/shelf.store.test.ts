import { expect, test, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { createShelf } from './shelf.store.ts';

/** What both calls read: lists of what goes with a system, and its versions. */
const lists = [{ crossSelling: { id: 'a', name: 'A', position: 1 }, products: [], total: 0 }];
const answer = Object.assign(lists, { elements: [] });

test('reads what belongs to a system', async () => {
  const send = vi.fn(async () => answer);
  const { $shelf, load } = createShelf(send as unknown as Send);
  const done = load('de', 'an-id');
  expect($shelf.get().state).toBe('pending');
  await done;
  expect($shelf.get()).toEqual({
    state: 'success',
    value: { systemId: 'an-id', cents: null, parts: [], versions: [] },
  });
  expect(send).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ path: { id: 'an-id' } }));
});

test('says that it did not work, and may be asked again', async () => {
  const send = vi.fn(async () => answer).mockRejectedValueOnce(new Error('down'));
  const { $shelf, load } = createShelf(send as unknown as Send);
  await load('de', 'an-id');
  expect($shelf.get().state).toBe('error');
  await load('de', 'an-id');
  expect($shelf.get().state).toBe('success');
});

test('the system asked for last counts, whichever answer comes first', async () => {
  const answers: ((value: typeof answer) => void)[] = [];
  const send = () => new Promise<typeof answer>((resolve) => answers.push(resolve));
  const { $shelf, load } = createShelf(send as unknown as Send);
  const [first, second] = [load('de', 'first'), load('de', 'second')];
  for (const late of [2, 3]) answers[late]?.(answer);
  await second;
  for (const early of [0, 1]) answers[early]?.(answer);
  await first;
  expect($shelf.get().value?.systemId).toBe('second');
});
