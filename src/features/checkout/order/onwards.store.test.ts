// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { goOn } from './onwards.store.ts';

const PAGE = 'https://pay.test/1';
const OWN_PATH = '/fr-FR/checkout/success/an-order';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['is paid first, and thanked for afterwards', true, PAGE, PAGE],
  ['asks a store that does not say how it is paid', undefined, PAGE, PAGE],
  ['has its own page where nothing is left to pay', undefined, null, OWN_PATH],
  ['has its own page where the payment could not be begun', true, undefined, OWN_PATH],
])('a placed order %s, and the way back leads to it (D5)', async (_, asynchronous, page, expected) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const replace = vi.spyOn(history, 'replaceState');
  await goOn(orderBy(asynchronous), 'fr-FR', async () => page);
  expect(replace).toHaveBeenCalledWith(null, '', OWN_PATH);
  expect(assign.mock.calls).toEqual([[expected]]);
});

it('a placed order that is paid later is thanked for at once (D5)', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const start = vi.fn(async () => null);
  await goOn(orderBy(false), 'fr-FR', start);
  expect(assign.mock.calls).toEqual([[OWN_PATH]]);
  expect(start).not.toHaveBeenCalled();
});

const orderBy = (asynchronous: boolean | undefined) => ({
  id: 'an-order',
  transactions: [{ id: 't', paymentMethod: { id: 'p', asynchronous } }],
});
