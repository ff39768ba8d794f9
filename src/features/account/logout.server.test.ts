import { expect, it } from 'vitest';
import type { Asking } from '#store-api/ask.server.ts';
import { loggedOut } from './logout.server.ts';

const press = () =>
  new Request('https://shop.example/account/logout', {
    method: 'POST',
    body: new URLSearchParams({ do: 'logout' }),
  });

/** A store in which somebody shops, and what it was asked for. */
function aStoreWith(somebody: { guest: boolean }) {
  const asked: string[] = [];
  const send = async ({ path }: { path: string }) => {
    asked.push(path);
    return path === '/account/customer' ? { id: 'ruth', active: true, email: 'ruth@example.ch', ...somebody } : {};
  };
  return { asked, asking: { locale: 'fr-FR', send } as unknown as Asking };
}

it.each([
  ['a guest', { guest: true }, 'guest-forgotten'],
  ['a customer', { guest: false }, 'logged-out'],
])('who logs out as %s reads what became of their data (D6)', async (_, somebody, said) => {
  const { asked, asking } = aStoreWith(somebody);
  expect(await loggedOut(asking, press())).toBe(`/fr-FR/login?said=${said}`);
  expect(asked).toContain('/account/logout');
});

it('who only opens the address stays', async () => {
  const { asked, asking } = aStoreWith({ guest: true });
  expect(await loggedOut(asking, new Request('https://shop.example/account/logout'))).toBe('/fr-FR/account');
  expect(asked).toEqual([]);
});
