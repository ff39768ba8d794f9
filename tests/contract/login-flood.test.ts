import crypto from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, PASSWORD } from '#tests/support/shopper.ts';
import { AGAIN } from '#tests/support/times.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
  await aCustomer(store, 'ruth@example.com');
});
afterAll(() => store.close());

const quick = vi.mocked(crypto.scrypt).getMockImplementation();
if (!quick) throw new Error('The setup of the contract makes hashes quick.');
afterEach(() => void vi.mocked(crypto.scrypt).mockImplementation(quick));

/** Has a hash wait before it is made. */
const before = (wait: Promise<unknown> | number) =>
  vi.mocked(crypto.scrypt).mockImplementation((...all) => {
    if (typeof wait === 'number') setTimeout(() => quick(...all), wait);
    else void wait.then(() => quick(...all));
  });

const login = (username: string, password: string, visitor: string, signal?: AbortSignal) =>
  store.app.request(
    new Request('http://localhost/store-api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sw-access-key': store.store.config.STORE_ACCESS_KEY },
      body: JSON.stringify({ username, password }),
      ...(signal && { signal }),
    }),
    undefined,
    { visitor },
  );

/** Wrong logins at once, each for another address. */
const flood = (count: number, visitor: string, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, each) => login(`nobody-${each}@example.com`, 'falsch', visitor, signal));

it('three hundred wrong logins of one visitor keep nobody else waiting', { retry: AGAIN }, async () => {
  before(100); // two at a time: compared one after the other, they would take fifteen seconds
  const wrong = flood(300, 'eve');
  const from = performance.now();
  const right = await login('ruth@example.com', PASSWORD, 'ruth');
  const tookMs = performance.now() - from;
  expect(right.status).toBe(200);
  expect(tookMs).toBeLessThan(2000);
  const statuses = (await Promise.all(wrong)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(270);
});

it('where too many wait, one hears when to come back, and who hangs up makes room', async () => {
  const [held, gone] = [Promise.withResolvers<void>(), new AbortController()];
  before(held.promise);
  const wrong = flood(25, 'mallory', gone.signal);
  // two are under way, ten wait, and there is no room for the others
  const busy = await Promise.race(wrong);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await busy.json()).toMatchObject({
    errors: [{ status: '503', code: 'STORE__PASSWORDS_BUSY', meta: { parameters: { seconds: 5 } } }],
  });
  gone.abort();
  const right = login('ruth@example.com', PASSWORD, 'mallory');
  held.resolve();
  expect((await right).status).toBe(200);
  const statuses = (await Promise.all(wrong)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(2);
});
