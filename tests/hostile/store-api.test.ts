import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import type { Case } from './a-case.ts';
import { BODIES } from './cases/bodies.ts';
import { CRITERIA } from './cases/criteria.ts';
import { INJECTION } from './cases/injection.ts';
import { PATTERNS } from './cases/patterns.ts';

/*
 * What strangers with the public key try at the Store API, in one table: each hears a refusal in the envelope or a
 * harmless answer, nothing of the inside, and nobody else waits for it.
 */

let store: AStore;
const logged = vi.spyOn(console, 'error');
beforeAll(async () => {
  store = await aStore();
  await store.requestStore('POST', '/product', { limit: 1 });
});
afterAll(() => store?.close());

/** Longer than anything here takes on a busy machine, and shorter than anybody should wait for a stranger. */
const PATIENCE_MS = 2000;

/** Lines of a stack, what a database says, what a password has become. */
const INSIDE = /\bat \S+ \(?(file|node|\/)|\.ts:\d+:\d+|node_modules|SQLITE_|no such (table|column)|scrypt:/i;

describe.each([
  ['criteria', CRITERIA],
  ['injection', INJECTION],
  ['bodies', BODIES],
  ['patterns', PATTERNS],
])('%s', (_, cases: Case[]) => {
  it.each(cases)('$method $path: $tries: $hears', async ({ method, path, body, headers, expected }) => {
    logged.mockClear();
    const began = performance.now();
    const response = await store.requestStore(method, path, body, headers);
    const text = await response.text();
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    expect([response.status, text.slice(0, 300)]).toEqual([expected, expect.any(String)]);
    expect(text).not.toMatch(INSIDE);
    expect(logged).not.toHaveBeenCalled();
    if (expected < 400) return;
    const { errors } = JSON.parse(text);
    expect(errors[0]).toMatchObject({
      status: String(expected),
      title: expect.any(String),
      detail: expect.any(String),
    });
  });
});
