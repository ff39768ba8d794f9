import { expect, it, vi } from 'vitest';
import { app } from './app.ts';

const store = vi.hoisted(() => ({ response: new Response() }));
vi.mock('#store/transport.ts', () => ({ fetchStore: async () => store.response, embedded: () => undefined }));

it.each<[string, Response]>([
  ['a page of a remote Shopware', new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } })],
  ['a policy that allows more', new Response('', { headers: { 'content-security-policy': "default-src 'self'" } })],
  ['JSON', Response.json({})],
  ['nothing', new Response(null, { status: 204 })],
])('under /store-api is data and no page: %s', async (_, response) => {
  store.response = response;
  const { status, headers } = await app.request('/store-api/x', {}, {});
  expect(status).toBe(response.status);
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/payment/card/x', '/payment/stripe/webhook', '/payment/other', '/payment'])(
  'with a remote Shopware nobody pays here: %s',
  async (path) => expect(await app.request(path, { method: 'POST' }, {})).toMatchObject({ status: 404, body: null }),
);
