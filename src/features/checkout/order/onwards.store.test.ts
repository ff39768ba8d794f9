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
  ['asks where a handler is of neither of the old kinds', false, PAGE, PAGE],
])('a placed order %s, and the way back leads to it (D5)', async (_, asynchronous, page, expected) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const replace = vi.spyOn(history, 'replaceState');
  await goOn(
    orderBy({ asynchronous, synchronous: asynchronous === undefined ? undefined : false }),
    'fr-FR',
    async () => page,
  );
  expect(replace).toHaveBeenCalledWith(null, '', OWN_PATH);
  expect(assign.mock.calls).toEqual([[expected]]);
});

it.each([
  ['says so', { asynchronous: false, synchronous: true }],
  ['names a handler of Shopware that opens no page', { shortName: 'invoice_payment' }],
])('a placed order that is paid later is thanked for at once, where the store %s (D5)', async (_, method) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const start = vi.fn(async () => null);
  await goOn(orderBy(method), 'fr-FR', start);
  expect(assign.mock.calls).toEqual([[OWN_PATH]]);
  expect(start).not.toHaveBeenCalled();
});

const orderBy = (method: { asynchronous?: boolean; synchronous?: boolean; shortName?: string }) => ({
  id: 'an-order',
  transactions: [{ id: 't', paymentMethod: { id: 'p', ...method } }],
});
