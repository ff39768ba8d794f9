import { expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { NotFound, Redirect } from '#store-api/exits.ts';
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
  return orderFile(storeContext, { code: ID, kind, id: '1' }, url);
}

it.each([
  ['document', `/fr-FR/account/order/${ID}/document/1`],
  ['download', `/fr-FR/account/order/${ID}`],
] as const)('the %s of an order leads to the login once the session has ended, and back (H9)', async (kind, back) => {
  const login = new Redirect(`/fr-FR/login?redirectTo=${encodeURIComponent(back)}`);
  await expect(requestTo(aStore(undefined, undefined), kind)).rejects.toThrow(login);
});

it('a file that is missing, or somebody else’s, is not there (H9)', async () => {
  const empty = aStore(RUTH, [{ id: ID, documents: [], lineItems: [] }]);
  await expect(requestTo(empty, 'document')).rejects.toThrow(NotFound);
  await expect(requestTo(aStore(RUTH, []), 'download')).rejects.toThrow(NotFound);
  await expect(requestTo(aStore(RUTH, undefined), 'document')).rejects.toThrow(NotFound);
});
