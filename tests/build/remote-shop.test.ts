import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { badLine } from '#tests/support/bad-line.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/*
 * The built shop without a store of its own. A second store, in this process and behind a line that can fail, plays the
 * Shopware; it knows an address that the build did not, and what it calls its product can be changed.
 */
const SECRET = 'a-secret-between-two-shops';
const NEW_PRODUCT = '/produkt/eben-erst-geboren';
const OVEN = idOf('product', '10-104');

let store: AStore;
let server: Awaited<ReturnType<typeof serveFetch>>;
let line: Awaited<ReturnType<typeof badLine>>;
let shop: Shop;
let ovenName = '';
const received: string[] = [];
const clients: (string | null)[] = [];

beforeAll(async () => {
  store = await aStore();
  server = await serveFetch(respond);
  line = await badLine(server.port);
  shop = await openShop({
    STORE_API_ENDPOINT: `${line.url}/store-api`,
    STORE_API_ACCESS_TOKEN: store.store.config.STORE_ACCESS_KEY,
    HOOK_SECRET: SECRET,
  });
}, 120_000);
afterAll(async () => {
  await shop?.remove();
  await line?.close();
  await server?.close();
  store?.close();
});
beforeEach(() => {
  received.length = 0;
});

/** The store's own answers, with one more address, and the oven under the name of the day. */
async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  received.push(pathname);
  clients.push(request.headers.get('x-forwarded-for'));
  const body = await request.clone().text();
  if (pathname.endsWith('/seo-url') && body.includes(NEW_PRODUCT.slice(1))) {
    const seoUrl = { id: 'a', languageId: 'b', foreignKey: OVEN, routeName: 'frontend.detail.page', isCanonical: true };
    const elements = [
      { ...seoUrl, seoPathInfo: NEW_PRODUCT.slice(1), pathInfo: `/detail/${OVEN}`, apiAlias: 'seo_url' },
    ];
    return Response.json({ entity: 'seo_url', total: 1, aggregations: [], page: 1, limit: 10, elements, states: [] });
  }
  const response = await store.app.fetch(request);
  if (!ovenName || !/json/.test(response.headers.get('content-type') ?? '')) return response;
  const text = (await response.text()).replaceAll('Raclette-Ofen für 4 Personen', ovenName);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text, { status: response.status, headers });
}

/** A change is seen so soon, however busy the machine is. */
const LIVE = { timeout: 5000, interval: 50 };

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
const sendChanges = (changes: object[], secret = SECRET) => {
  const body = JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), changes });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return fetch(`${shop.url}/hooks/changed`, { method: 'POST', body, headers: { 'x-hook-signature': signature } });
};

describe('an address that was born after the build', () => {
  it('is found by its SEO path, drawn as a product’s page, and kept', async () => {
    const newPage = await get(NEW_PRODUCT);
    expect(newPage.status).toBe(200);
    const html = await newPage.text();
    expect(html).toContain('<h1');
    expect(html).toContain('10-104');
    expect([...newPage.headers.keys()].filter((name) => name.startsWith('surrogate'))).toEqual([]);
    received.length = 0;
    expect(await (await get(`${NEW_PRODUCT}?utm_source=mail`)).text()).toBe(html);
    expect(received).toEqual([]);
  });

  it('an address that nobody knows is a 404, for which the store is asked once', async () => {
    expect((await get('/produkt/gibt-es-nicht')).status).toBe(404);
    expect(received.length).toBeGreaterThan(0);
    received.length = 0;
    const again = await Promise.all(Array.from({ length: 20 }, () => get('/produkt/gibt-es-nicht')));
    expect(again.map(({ status }) => status)).toEqual(Array(20).fill(404));
    expect(received).toEqual([]);
  });

  it('is drawn anew within five seconds of a change that the store tells of, and not before', async () => {
    ovenName = 'Ofen mit neuem Namen';
    expect(await (await get(NEW_PRODUCT)).text()).not.toContain(ovenName);
    expect((await sendChanges([{ id: OVEN }], 'a-secret-of-somebody-else')).status).toBe(401);
    expect(await (await get(NEW_PRODUCT)).text()).not.toContain(ovenName);
    const hookResponse = await sendChanges([{ id: OVEN, version: Date.now() }]);
    expect(hookResponse.status).toBe(200);
    expect((await hookResponse.json()).dropped).toBeGreaterThan(0);
    await expect.poll(async () => (await get(NEW_PRODUCT)).text(), LIVE).toContain(ovenName);
  });

  it('stays as it was while a change can’t be drawn, and is drawn once it can', async () => {
    const was = ovenName;
    ovenName = 'Ofen mit noch einem Namen';
    line.breaks(1000);
    await sendChanges([{ id: OVEN }]);
    expect(await (await get(NEW_PRODUCT)).text()).toContain(was);
    line.breaks(0);
    await expect.poll(async () => (await get(NEW_PRODUCT)).text(), { ...LIVE, timeout: 15_000 }).toContain(ovenName);
  });

  it('is a file from its first visit on', async () => {
    const isFile = async () => (await get(NEW_PRODUCT)).headers.get('cache-control');
    await expect.poll(isFile, LIVE).toBe('public, max-age=0, must-revalidate');
  });

  it('a forged host gets into no page', async () => {
    await sendChanges([{ path: NEW_PRODUCT }]);
    const forged = await fetch(shop.url + NEW_PRODUCT, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(await forged.text()).not.toContain('evil.example');
  });
});

it('the Shopware hears for whom the shop asks, so that it counts attempts per shopper', async () => {
  clients.length = 0;
  await get('/store-api/context');
  // pages that are rendered anew meanwhile are for nobody
  expect(clients.filter((client) => client !== null)).toEqual([
    expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
  ]);
});

describe('while the Shopware is away', () => {
  it('pages stay up, what needs it says so and comes back with it', async () => {
    const kept = '/shop/kochen/raclette?order=price-asc';
    expect((await get(kept)).status).toBe(200);
    await line.goesDown();

    for (const path of ['/', '/shop/kochen/raclette', kept]) expect((await get(path)).status).toBe(200);
    const unknown = await get('/shop/kochen/raclette?order=price-desc');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([502, '5']);
    expect(await unknown.text()).toContain('<h1');
    const call = await get('/store-api/context');
    expect(call.status).toBe(502);
    expect(await call.json()).toMatchObject({ errors: [{ code: 'STORE_API__UNREACHABLE' }] });

    await line.comesBack();
    expect((await get('/shop/kochen/raclette?order=price-desc')).status).toBe(200);
    expect((await get('/store-api/context')).status).toBe(200);
  });

  it('an answer that breaks off is asked for again, and nobody notices', async () => {
    line.breaks(1);
    expect((await get('/shop/kochen/raclette?min-price=100')).status).toBe(200);
  });
});

it('without a secret there is no hook', async () => {
  const other = await openShop({
    STORE_API_ENDPOINT: `${line.url}/store-api`,
    STORE_API_ACCESS_TOKEN: store.store.config.STORE_ACCESS_KEY,
  });
  const response = await fetch(`${other.url}/hooks/changed`, { method: 'POST', body: '{}' });
  await other.remove();
  expect(response.status).toBe(404);
});
