import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { keptAnswers, patient } from '#store/remote/build-reader.ts';
import { type FetchStore, proxy } from '#store/remote/proxy.ts';
import { createSend } from '#store-api/client.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { badLine } from '#tests/support/bad-line.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { aQuietStore } from '#tests/support/shopper.ts';

const config = readConfig({
  STORE_API_ENDPOINT: 'https://shop.example/store-api',
  STORE_API_ACCESS_TOKEN: 'SWSCX',
});
const makeRequest = (path: string, body?: string, headers: Record<string, string> = {}) =>
  new Request(`http://store.internal/store-api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body }),
  });

/** A Shopware that gives these answers one after the other, the last one for ever. */
function answering(...responses: (() => Response)[]) {
  const fetchStore = vi.fn<FetchStore>(async (request) => {
    await request.text();
    return (responses.length > 1 ? responses.shift() : responses[0])?.() ?? Response.error();
  });
  return fetchStore;
}
const json =
  (status: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status });
const problem = (detail: string) => ({ errors: [{ detail }] });

describe('a build asks patiently', () => {
  it('again after a pause, with the same body, until the Shopware is back', async () => {
    const fetchStore = answering(json(502), json(503), json(429), json(200, { total: 1 }));
    const response = await patient(fetchStore, config, [1, 1, 1])(makeRequest('/product', '{"limit":1}'));
    expect(await response.json()).toEqual({ total: 1 });
    expect(fetchStore).toHaveBeenCalledTimes(4);
  });

  it('and gives up in a sentence that names endpoint, status and variable', async () => {
    const fetchStore = answering(json(502, problem('The Store API could not be reached.')));
    await expect(patient(fetchStore, config, [1, 1])(makeRequest('/context'))).rejects.toThrow(
      'The Store API at https://shop.example/store-api answered 502 3 times. The Store API could not be reached. Is STORE_API_ENDPOINT right, and does that Shopware run?',
    );
    expect(fetchStore).toHaveBeenCalledTimes(3);
  });

  it.each([401, 412])('a refused key (%d) is told at once (H7)', async (status) => {
    const fetchStore = answering(json(status));
    await expect(patient(fetchStore, config, [1])(makeRequest('/context'))).rejects.toThrow(
      /^Make sure that endpoint and accessToken are settled in the configuration: .*STORE_API_ACCESS_TOKEN/,
    );
    expect(fetchStore).toHaveBeenCalledTimes(1);
  });

  it('an address that is no Store API is told at once', async () => {
    const html = () => new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(patient(answering(html), config, [1])(makeRequest('/context'))).rejects.toThrow(
      'STORE_API_ENDPOINT should end in /store-api',
    );
  });

  it('what is not found is the asker’s to judge', async () => {
    expect((await patient(answering(json(404)), config, [1])(makeRequest('/category/x'))).status).toBe(404);
  });

  it('at most four at once', async () => {
    let inside = 0;
    let most = 0;
    const fetchStore: FetchStore = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((later) => setTimeout(later, 5));
      inside -= 1;
      return Response.json({});
    };
    const build = patient(fetchStore, config);
    await Promise.all(Array.from({ length: 30 }, () => build(makeRequest('/context'))));
    expect(most).toBe(4);
  });
});

it('a build goes on when the Shopware is restarted in its midst, and reads every product once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = await aQuietStore();
  const server = await serveFetch((request) => store.app.fetch(request));
  const line = await badLine(server.port);
  const near = readConfig({
    STORE_API_ENDPOINT: `${line.url}/store-api`,
    STORE_API_ACCESS_TOKEN: store.store.config.STORE_ACCESS_KEY,
  });
  const build = patient(proxy(near), near, [100, 200, 400, 800, 1600]);
  const send = createSend({
    ...{ endpoint: 'http://store.internal/store-api', accessKey: 'SWSCX' },
    fetch: (input, init) => build(new Request(input, init)),
  });
  const read = async (page: number) => (await send(readProducts, { body: { page, limit: 20 } })).elements;
  const first = await read(1);
  await line.goesDown();
  const others = Promise.all([2, 3, 4, 5].map(read));
  setTimeout(() => line.comesBack(), 900); // longer than the proxy's own patience
  const ids = [...first, ...(await others).flat()].map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(new Set(ids).size).toBe(100);
  await line.close();
  await server.close();
  store.close();
});

describe('a build keeps what it has read', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-answers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const cachedFetch = (fetchStore: FetchStore, more: { maxAgeMs?: number; who?: string[] } = {}) =>
    keptAnswers(fetchStore, more.who ?? ['here'], { folder, maxAgeMs: more.maxAgeMs ?? 60_000 });
  const total = async (response: Promise<Response>) => (await (await response).json()).total;

  it('and asks the same thing once, in this build and in the next', async () => {
    const fetchStore = answering(json(200, { total: 1 }), json(200, { total: 2 }));
    expect(await total(cachedFetch(fetchStore)(makeRequest('/product', '{"page":1}')))).toBe(1);
    expect(await total(cachedFetch(fetchStore)(makeRequest('/product', '{"page":1}')))).toBe(1);
    expect(fetchStore).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another body', () => makeRequest('/product', '{"page":2}'), {}],
    ['another path', () => makeRequest('/category', '{"page":1}'), {}],
    ['another language', () => makeRequest('/product', '{"page":1}', { 'sw-language-id': 'fr' }), {}],
    ['another shop', () => makeRequest('/product', '{"page":1}'), { who: ['there'] }],
    ['a shelf of no age', () => makeRequest('/product', '{"page":1}'), { maxAgeMs: 0 }],
  ])('%s is another question', async (_, question, more) => {
    const fetchStore = answering(json(200, { total: 1 }), json(200, { total: 2 }));
    await cachedFetch(fetchStore)(makeRequest('/product', '{"page":1}'));
    expect(await total(cachedFetch(fetchStore, more)(question()))).toBe(2);
  });

  it('what is too old is asked anew, and thrown away', async () => {
    const fetchStore = answering(json(200, { total: 1 }), json(200, { total: 2 }));
    await cachedFetch(fetchStore)(makeRequest('/product', '{"page":1}'));
    const [file = ''] = readdirSync(folder);
    utimesSync(join(folder, file), new Date(0), new Date(0));
    expect(await total(cachedFetch(fetchStore)(makeRequest('/product', '{"page":1}')))).toBe(2);
    utimesSync(join(folder, file), new Date(0), new Date(0));
    await cachedFetch(fetchStore)(makeRequest('/category', '{}'));
    expect(readdirSync(folder)).not.toContain(file);
  });

  it('never a failure, a session, or anything with a token', async () => {
    const fetchStore = answering(json(404), json(200));
    await cachedFetch(fetchStore)(makeRequest('/category/x', '{}'));
    await cachedFetch(fetchStore)(makeRequest('/context'));
    await cachedFetch(fetchStore)(makeRequest('/checkout/cart'));
    await cachedFetch(fetchStore)(makeRequest('/product', '{}', { 'sw-context-token': 'of-somebody-0123456' }));
    await cachedFetch(fetchStore)(makeRequest('/checkout/order', '{}'));
    expect(readdirSync(folder)).toEqual([]);
  });
});
