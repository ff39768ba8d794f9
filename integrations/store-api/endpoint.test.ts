import type { APIContext } from 'astro';
import { expect, it, vi } from 'vitest';
import { ALL } from './endpoint.ts';

const store = vi.hoisted(() => ({ response: new Response() }));
vi.mock('./transport.ts', () => ({ fetchStore: async () => store.response }));

const callEndpoint = () =>
  ALL({ request: new Request('http://shop.test/store-api/x'), clientAddress: '' } as APIContext);

it.each<[string, Response]>([
  ['a page of a remote Shopware', new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } })],
  ['a policy that allows more', new Response('', { headers: { 'content-security-policy': "default-src 'self'" } })],
  ['JSON', Response.json({})],
  ['nothing', new Response(null, { status: 204 })],
])('is data and no page: %s', async (_, response) => {
  store.response = response;
  const { status, headers } = await callEndpoint();
  expect(status).toBe(response.status);
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
