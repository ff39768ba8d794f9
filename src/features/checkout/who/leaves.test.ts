// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('#features/account/account.store.ts', () => ({ account: { arrived: async () => {} } }));

beforeEach(() => {
  vi.resetModules();
  sessionStorage.setItem('hof-checkout', '{"email":"ruth@example.ch"}');
});

it.each(['logged-out', 'deleted'])(
  'who has %s leaves no draft in this tab, whichever script runs first (D2)',
  async (flash) => {
    history.replaceState(null, '', `/login?said=${flash}`);
    await import('#features/account/tabs.client.ts');
    expect(location.search).toBe('');
    await import('./leaves.client.ts');
    await vi.waitFor(() => expect(sessionStorage.getItem('hof-checkout')).toBeNull());
  },
);
