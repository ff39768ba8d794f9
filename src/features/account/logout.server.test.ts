import { expect, it } from 'vitest';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { loggedOut } from './logout.server.ts';

const press = () =>
  new Request('https://shop.example/account/logout', {
    method: 'POST',
    body: new URLSearchParams({ do: 'logout' }),
  });

/** A store in which somebody shops, and what it was asked for. */
function aStoreWith(somebody: { guest: boolean }) {
  const calls: string[] = [];
  const send = async ({ path }: { path: string }) => {
    calls.push(path);
    return path === '/account/customer' ? { id: 'ruth', active: true, email: 'ruth@example.ch', ...somebody } : {};
  };
  return { requested: calls, storeContext: { locale: 'fr-FR', send } as unknown as StoreContext };
}

it.each([
  ['a guest', { guest: true }, 'guest-forgotten'],
  ['a customer', { guest: false }, 'logged-out'],
])('who logs out as %s reads what became of their data (D6)', async (_, somebody, flash) => {
  const { requested: calls, storeContext } = aStoreWith(somebody);
  expect(await loggedOut(storeContext, press())).toBe(`/fr-FR/login?said=${flash}`);
  expect(calls).toContain('/account/logout');
});

it('who only opens the address stays', async () => {
  const { requested: calls, storeContext } = aStoreWith({ guest: true });
  expect(await loggedOut(storeContext, new Request('https://shop.example/account/logout'))).toBe('/fr-FR/account');
  expect(calls).toEqual([]);
});
