// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { putIn } from './offline.client.ts';

const oven = { productId: 'a', name: 'Ofen', quantity: 1 };
const problem = (more: object) => JSON.stringify({ errors: [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', ...more }] });
const stubResponse = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } }),
  );

beforeEach(() => localStorage.clear());

test('what the store says it has is in', async () => {
  stubResponse(200, JSON.stringify({ lineItems: [{ referencedId: 'a', quantity: 1 }], price: { totalPrice: 249 } }));
  expect(await putIn(oven)).toBe(true);
});

test('what the store refuses is not in, and never will be', async () => {
  stubResponse(400, problem({}));
  expect(await putIn(oven)).toBe(false);
});

test.each([
  ['by its error', problem({ meta: { parameters: { seconds: 7 } } }), {}],
  ['by its header', '', { 'retry-after': '7' }],
])('a store that wants a pause (429) is no refusal, and names its seconds %s', async (_, body, headers) => {
  stubResponse(429, body, headers);
  await expect(putIn(oven)).rejects.toMatchObject({ status: 429, waitSeconds: 7 });
});

test('a store in trouble is asked again', async () => {
  stubResponse(503, '');
  await expect(putIn(oven)).rejects.toMatchObject({ status: 503 });
});
