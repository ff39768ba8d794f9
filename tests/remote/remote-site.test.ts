import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { badLine } from '#tests/support/bad-line.ts';
import { builtFiles, builtRelease, clientFolder } from '#tests/support/release.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/*
 * A whole build against a Shopware, which a second store plays, and the shop that serves it. The build takes minutes,
 * so it is one for all of this file.
 */
const DIST = '.cache/out-remote';
const SITE = 'https://shop.example';
const SECRET = 'a-secret-between-two-shops';
const BUILD_MS = 15 * 60_000;
const FORK = idOf('product', '12-110');
const CDN = 'https://pictures.example';
/** What the Shopware calls it at the time of the build, and later. */
const NAME = 'Fonduegabel';

let store: AStore;
let server: Awaited<ReturnType<typeof serveFetch>>;
let line: Awaited<ReturnType<typeof badLine>>;
let shop: Shop;
let rename = (text: string) => text;
const received = new Map<string, number>();

beforeAll(async () => {
  store = await aStore();
  server = await serveFetch(respond);
  line = await badLine(server.port);
  const remote = {
    STORE_API_ENDPOINT: `${line.url}/store-api`,
    STORE_API_ACCESS_TOKEN: store.store.config.STORE_ACCESS_KEY,
  };
  const built = { DIST_DIR: DIST, STORE_API_CACHE_MINUTES: '0', MEDIA_ORIGINS: CDN };
  const env = { ...process.env, ...remote, ...built };
  const room = { env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--pages'], room);
  shop = await openShop({ ...remote, SITE_URL: SITE, DIST_DIR: DIST, HOOK_SECRET: SECRET });
}, BUILD_MS);
afterAll(async () => {
  await shop?.remove();
  await line?.close();
  await server?.close();
  await store?.close();
});

/** The store's own answers, counted by what was asked for. */
async function respond(request: Request): Promise<Response> {
  const kind = new URL(request.url).pathname.replace(/[0-9a-f]{32}/g, '{id}').replace('/store-api', '');
  received.set(kind, (received.get(kind) ?? 0) + 1);
  const response = await store.app.fetch(request);
  if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(rename(await response.text()), { status: response.status, headers });
}

const get = (address: string) => fetch(shop.url + address, { redirect: 'manual' });
const text = async (address: string) => (await get(address)).text();
const file = (name: string) => readFileSync(path.join(clientFolder(builtRelease(DIST)), name), 'utf8');
const builtNames = () => Object.keys(builtFiles(builtRelease(DIST)).files);

type SearchResult = { total: number; elements: { foreignKey: string; seoPathInfo: string; id: string }[] };
const searchStore = async (call: string, body: object): Promise<SearchResult> =>
  (await store.requestStore('POST', call, { 'total-count-mode': 'exact', ...body })).json();
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value });

/** The address of the fork, as the German page has it. */
const forkPath = async () => {
  const filter = [equals('foreignKey', FORK), equals('isCanonical', true)];
  return `/${(await searchStore('/seo-url', { filter })).elements[0]?.seoPathInfo}`;
};

describe('a build from a remote Shopware', () => {
  it('has a page for every address that the Shopware knows, in three languages', async () => {
    const { total } = await searchStore('/seo-url', { filter: [equals('isCanonical', true)], limit: 1 });
    const pages = builtNames().filter((name) => name.endsWith('index.html'));
    expect(total).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(3 * total);
  });

  it('shows its products with their prices, and its categories with their goods', async () => {
    const product = file(`${(await forkPath()).slice(1)}/index.html`);
    expect(product).toContain(NAME);
    const { elements } = (await (await store.requestStore('POST', '/product', { ids: [FORK] })).json()) as {
      elements: { calculatedPrice: { unitPrice: number } }[];
    };
    expect(product).toContain(elements[0]?.calculatedPrice.unitPrice.toFixed(2));
    const category = file('shop/kochen/raclette/index.html');
    expect(category.match(/data-product-id|data-price/g)?.length ?? 0).toBeGreaterThan(3);
  });

  it('lets pictures of the Shopware be shown', async () => {
    const policy = (await get(await forkPath())).headers.get('content-security-policy');
    expect(policy).toContain(`img-src 'self' data: ${new URL(line.url).origin} ${CDN};`);
  });

  it('tells search engines of every page, under the shop’s own address', async () => {
    const sitemap = await text('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${SITE}${await forkPath()}</loc>`);
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(300);
    expect(sitemap).not.toContain('127.0.0.1');
  });

  it('reads the shop in a few calls, and what goes with a product in one for all languages', async () => {
    const roots = await searchStore('/product', { filter: [equals('parentId', null)], limit: 1 });
    const crossSellingCalls = received.get('/product/{id}/cross-selling') ?? 0;
    expect(crossSellingCalls).toBeGreaterThan(0);
    expect(crossSellingCalls).toBeLessThanOrEqual(roots.total);
    const others = [...received].filter(([kind]) => kind !== '/product/{id}/cross-selling');
    expect(Object.fromEntries(others.filter(([, calls]) => calls > 200))).toEqual({});
  });
});

describe('a page that is a file', () => {
  const sendChanges = (changes: object[]) => {
    const body = JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), changes });
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    return fetch(`${shop.url}/hooks/changed`, { method: 'POST', body, headers: { 'x-hook-signature': signature } });
  };

  it('is drawn anew once the Shopware tells that what it shows has changed', async () => {
    const address = await forkPath();
    rename = (expected) => expected.replaceAll(NAME, 'Käsegabel');
    expect(await text(address)).toContain(NAME);
    const result = await (await sendChanges([{ id: FORK }])).json();
    expect(result.dropped).toBeGreaterThanOrEqual(3);
    const updated = async () => {
      const html = await text(address);
      return html.includes('Käsegabel') && html.includes('<h1');
    };
    await expect.poll(updated, { timeout: 5000, interval: 50 }).toBe(true);
    expect(await text('/')).toContain('<h1');
  });

  it('is the file again when the Shopware is away before anything was drawn', async () => {
    await sendChanges([{ tag: 'listings' }]);
    await line.goesDown();
    const response = await get('/shop/kochen/raclette');
    expect([response.status, (await response.text()).includes('<h1')]).toEqual([200, true]);
  });

  it('and health says why the shop is not ready', async () => {
    await expect.poll(async () => (await get('/health')).status, { timeout: 20_000, interval: 500 }).toBe(503);
    expect(await (await get('/health')).json()).toMatchObject({
      status: 'not ready',
      reason: expect.stringMatching(/^The Store API answered 502\.$/),
    });
    await line.comesBack();
    await expect.poll(async () => (await get('/health')).status, { timeout: 20_000, interval: 500 }).toBe(200);
  });
});
