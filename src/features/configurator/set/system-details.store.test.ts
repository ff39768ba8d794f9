import { expect, test, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { createSystemDetails } from './system-details.store.ts';

/** What both calls read: lists of what goes with a system, and its versions. */
const lists = [{ crossSelling: { id: 'a', name: 'A', position: 1 }, products: [], total: 0 }];
const response = Object.assign(lists, { elements: [] });

test('reads what belongs to a system', async () => {
  const send = vi.fn(async () => response);
  const { $details, load } = createSystemDetails(send as unknown as Send);
  const done = load('de', 'an-id');
  expect($details.get().state).toBe('pending');
  await done;
  expect($details.get()).toEqual({
    state: 'success',
    value: { systemId: 'an-id', cents: null, parts: [], versions: [] },
  });
  expect(send).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ path: { id: 'an-id' } }));
});

test('says that it did not work, and may be asked again', async () => {
  const send = vi.fn(async () => response).mockRejectedValueOnce(new Error('down'));
  const { $details, load } = createSystemDetails(send as unknown as Send);
  await load('de', 'an-id');
  expect($details.get().state).toBe('error');
  await load('de', 'an-id');
  expect($details.get().state).toBe('success');
});

test('the system asked for last counts, whichever answer comes first', async () => {
  const resolvers: ((value: typeof response) => void)[] = [];
  const send = () => new Promise<typeof response>((resolve) => resolvers.push(resolve));
  const { $details, load } = createSystemDetails(send as unknown as Send);
  const [first, second] = [load('de', 'first'), load('de', 'second')];
  for (const late of [2, 3]) resolvers[late]?.(response);
  await second;
  for (const early of [0, 1]) resolvers[early]?.(response);
  await first;
  expect($details.get().value?.systemId).toBe('second');
});
