import { beforeEach, expect, test, vi } from 'vitest';
import { login } from '#store-api/contract/account.ts';
import { readContext } from '#store-api/contract/context.ts';

const fetchStore = vi.hoisted(() => vi.fn<(request: Request, clientAddress?: string) => Promise<Response>>());
vi.mock('virtual:store-api', () => ({ config: { PORT: 4321, STORE_ACCESS_KEY: 'SWSCX' }, fetchStore }));
const { sendAnonymous, sendAs } = await import('./server.ts');

beforeEach(() => fetchStore.mockReset().mockImplementation(async () => Response.json({})));

/** The visitor addresses that the store received. */
const storeCalls = () =>
  fetchStore.mock.calls.map(([{ headers }, address]) => [address, headers.get('x-forwarded-for')]);

test('what a page asks for a shopper counts as that shopper’s, whatever proxies stand before', async () => {
  const body = { username: 'a@example.com', password: 'x' };
  for (const forwarded of ['192.0.2.1', null])
    await sendAs(undefined, { address: '10.0.0.9', forwarded })(login, { body }).catch(() => {});
  expect(storeCalls()).toEqual([
    ['10.0.0.9', '192.0.2.1'],
    ['10.0.0.9', null],
  ]);
});

test('what the shop asks for itself is nobody’s', async () => {
  await sendAnonymous(readContext).catch(() => {});
  expect(storeCalls()).toEqual([[undefined, null]]);
});
