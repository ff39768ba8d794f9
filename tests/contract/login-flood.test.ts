import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, PASSWORD } from '#tests/support/shopper.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
  await aCustomer(store, 'ruth@example.com');
});
afterAll(() => store.close());

/** How long a hash takes here: with two at a time, three hundred would take fifteen seconds. */
const HASH_MS = 100;

/** Makes hashes slow again, until it is called. */
function slowHashes(): () => void {
  const quick = vi.mocked(crypto.scrypt).getMockImplementation();
  vi.mocked(crypto.scrypt).mockImplementation((...all) => void setTimeout(() => quick?.(...all), HASH_MS));
  syncBuiltinESMExports();
  return () => vi.mocked(crypto.scrypt).mockImplementation(quick ?? (() => {}));
}

const login = (username: string, password: string, visitor: string) =>
  store.ask('POST', '/account/login', { username, password }, { visitor });

it('three hundred wrong logins of one visitor keep nobody else waiting', async () => {
  const asUsual = slowHashes();
  const flood = Array.from({ length: 300 }, (_, count) => login(`nobody-${count}@example.com`, 'falsch', 'eve'));
  const from = performance.now();
  const right = await login('ruth@example.com', PASSWORD, 'ruth');
  const tookMs = performance.now() - from;
  const answers = await Promise.all(flood);
  asUsual();
  expect([right.status, tookMs < 2000]).toEqual([200, true]);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  // some thirty count before the visitor has to wait, and of them only ten find room at a time
  expect(statuses.get(401)?.length).toBeLessThanOrEqual(30);
  expect([...statuses.keys()].sort()).toEqual([401, 429, 503]);
  const busy = statuses.get(503)?.[0];
  expect(busy?.headers.get('retry-after')).toBe('5');
  expect(await busy?.json()).toMatchObject({
    errors: [{ status: '503', code: 'STORE__PASSWORDS_BUSY', meta: { parameters: { seconds: 5 } } }],
  });
  expect(statuses.get(429)?.[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
});
