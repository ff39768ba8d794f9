import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/*
 * What broken clients and curious people send to the pages. None of it is the shop's fault: it never answers 500, never
 * shows where its code stands, and goes on serving.
 */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop?.remove());

const KEY = readConfig({}).STORE_ACCESS_KEY;

type RawRequest = { path: string; method?: string; headers?: Record<string, string | string[]>; body?: string };
type RawResponse = { status: number; headers: Record<string, unknown>; text: string };

/** Not `fetch`, which would tidy up address and headers before they leave. */
const send = ({ path, method = 'GET', headers = {}, body }: RawRequest): Promise<RawResponse> =>
  new Promise((resolve, fail) => {
    const { hostname, port } = new URL(shop.url);
    const clientRequest = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    clientRequest.on('error', fail).end(body);
  });

const LEAKS = /node_modules|\.m?js:\d+|\bat .+:\d+:\d+|integrations\/|SQLITE|TypeError|undefined is not/;

const HEADERS: Record<string, Record<string, string | string[]>> = {
  'Accept-Language: *': { 'accept-language': '*' },
  'an Accept-Language that is none': { 'accept-language': ';;q=,,de-;q=9,*;q=x' },
  'an empty Accept': { accept: '' },
  'an Accept that is none': { accept: '////;;' },
  'a cookie with broken escapes': { cookie: 'sw-context-token=%zz; %E0%A4%A=1; locale=%' },
  'a cookie without a name': { cookie: '=;;= ; sw-context-token' },
  'a token that is markup': { cookie: 'sw-context-token=<script>alert(1)</script>' },
  'the same cookie twice': { cookie: 'sw-context-token=a; sw-context-token=b' },
  'cookies of 8 KB': { cookie: `x=${'y'.repeat(8000)}` },
  'a foreign host': { host: 'evil.example' },
  'a forwarded host': { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  'an encoding that is none': { 'accept-encoding': 'br;q=no, *;q=0' },
  'an odd If-None-Match': { 'if-none-match': 'W/"", "' },
};

const PAGES = ['/', '/search?search=raclette', '/shop/kochen/raclette?p=1&order=price-asc', '/cart'];

for (const [name, headers] of Object.entries(HEADERS))
  for (const path of PAGES)
    test(`${name} on ${path}`, async () => {
      const { status, text } = await send({ path, headers });
      expect([200, 400]).toContain(status);
      expect(text).not.toMatch(LEAKS);
      expect(text).not.toContain('evil.example');
    });

/** Addresses nobody has linked, and what is said to them. */
const ADDRESSES: [path: string, status: number][] = [
  ['/gibt-es-nicht', 404],
  ['/en-US/does/not/exist', 404],
  ['/fr-FR/produit/nexiste-pas', 404],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/..%2f..%2fpackage.json', 400],
  ['/../../package.json', 400],
  ['/produkt/../../../../etc/passwd', 400],
  ['/ersatzteilsuche/%25', 404],
  ['/ersatzteilsuche/%25E0', 404],
  ['/en-US/spare-parts/%25E0', 404],
  ['/checkout/success/zzz', 404],
  ['/checkout/success/00000000000000000000000000000000', 404],
  ['/checkout/success/00000000000000000000000000000000/paid', 404],
  ['/shop/kochen/raclette?p=0', 200],
  ['/shop/kochen/raclette?p=-1&limit=1e9&order=%27--&properties=%00', 200],
  ['/shop/kochen/raclette?min-price=x&max-price[]=1', 200],
  ['/search', 200],
  ['/search?search=', 200],
  ['/search?search=%F0%9F%AB%95%00<script>', 200],
  [`/search?search=${'a'.repeat(3000)}`, 200],
  ['/search?search=raclette&search=fondue&p=99999999', 200],
];

for (const [path, status] of ADDRESSES)
  test(`${path.slice(0, 60)} answers ${status}`, async () => {
    const reply = await send({ path });
    expect(reply.status, reply.text.slice(0, 200)).toBe(status);
    expect(reply.text).not.toMatch(LEAKS);
    expect(reply.text).not.toContain('<script>alert');
  });

test('two slashes lead to no other host', async () => {
  for (const path of ['//evil.example', '//evil.example/..', '/\\evil.example', '/en-US//evil.example/'])
    expect(String((await send({ path })).headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
});

test('a page nobody knows is not found in the language of its address', async () => {
  expect((await send({ path: '/fr-FR/nexiste-pas' })).text).toContain('<html lang="fr');
  expect(await send({ path: '/en-US/error/503' })).toMatchObject({
    status: 503,
    text: expect.stringContaining('lang="en'),
  });
});

test('a method that pages do not know is told so', async () => {
  for (const path of ['/', '/search?search=raclette', '/health', '/cart'])
    for (const method of ['POST', 'DELETE', 'PUT', 'PROPFIND', 'TRACE'])
      expect((await send({ path, method })).status, `${method} ${path}`).toBe(405);
});

test('programs hear of a broken address in their own shape', async () => {
  const { status, text } = await send({ path: '/store-api/%zz' });
  expect(status).toBe(400);
  expect(JSON.parse(text).errors[0].status).toBe('400');
});

test('a body without a promised length that never ends is cut off, and no incident of ours', async () => {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'sw-access-key': KEY };
  const path = '/store-api/checkout/cart/line-item';
  expect((await send({ path, method: 'POST', headers, body: 'a'.repeat(2_000_000) })).status).toBe(413);
  expect(shop.log()).not.toContain('incident');
});

test('and the shop goes on, with nothing in its log that it did not understand', async () => {
  expect((await send({ path: '/health' })).status).toBe(200);
  expect(shop.log()).not.toMatch(/unhandled|uncaught/i);
});
