import { expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { orderFile } from './order-file.server.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const ID = 'a'.repeat(32);
const refusal = () =>
  new ApiError(
    { status: 403, statusText: '', url: '', headers: new Headers() },
    { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] },
  );

/** A store that tells nobody anything about orders, and who asks it. */
function aStore(customer: object | undefined, orders: object[] | undefined): StoreContext {
  const send = async ({ path }: { path: string }) => {
    if (path === '/account/customer' && customer) return customer;
    if (path === '/order' && orders) return { orders: { elements: orders }, paymentChangeable: {} };
    throw refusal();
  };
  return { locale: 'fr-FR', send } as unknown as StoreContext;
}
const RUTH = { id: 'ruth', active: true, guest: false };

async function requestTo(storeContext: StoreContext, kind: 'document' | 'download') {
  const url = new URL(`https://shop.example/fr-FR/account/order/${ID}/${kind}/1`);
  const { status, headers } = await orderFile(storeContext, { code: ID, kind, id: '1' }, url);
  return [status, new URL(headers.get('location') ?? '/', url).searchParams.get('redirectTo')];
}

it.each([
  ['document', `/fr-FR/account/order/${ID}/document/1`],
  ['download', `/fr-FR/account/order/${ID}`],
] as const)('the %s of an order leads to the login once the session has ended, and back (H9)', async (kind, back) => {
  expect(await requestTo(aStore(undefined, undefined), kind)).toEqual([303, back]);
});

it('a file that is missing, or somebody else’s, is not there (H9)', async () => {
  expect(await requestTo(aStore(RUTH, [{ id: ID, documents: [], lineItems: [] }]), 'document')).toEqual([404, null]);
  expect(await requestTo(aStore(RUTH, []), 'download')).toEqual([404, null]);
  expect(await requestTo(aStore(RUTH, undefined), 'document')).toEqual([404, null]);
});
