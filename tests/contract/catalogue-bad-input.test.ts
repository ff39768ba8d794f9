import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore();
}, 120_000);
afterAll(() => store?.close());

const UNKNOWN = 'f'.repeat(32);

/** Status and code of a refusal. */
async function refusal(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const response = await store.requestStore(method, path, body, headers);
  const { errors }: Json = await response.json();
  expect(errors[0]).toMatchObject({ status: String(response.status), title: expect.any(String), meta: {} });
  return [response.status, errors[0].code];
}

describe('the door', () => {
  it.each([
    ['', 401, '0'],
    ['SWSCSOMEBODYELSE', 412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'],
    ['SWUASOMEBODYELSE', 412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'],
    ['NONSENSE', 500, 'FRAMEWORK__API_INVALID_ACCESS_KEY'],
  ])('key «%s»: %d', async (key, status, code) =>
    expect(await refusal('POST', '/language', {}, { 'sw-access-key': key })).toEqual([status, code]),
  );

  it.each([
    ['german', 'SYSTEM__LANGUAGE_INVALID_EXCEPTION'],
    [UNKNOWN, 'SYSTEM__LANGUAGE_NOT_FOUND'],
  ])('language «%s» is refused', async (language, code) =>
    expect(await refusal('POST', '/language', {}, { 'sw-language-id': language })).toEqual([412, code]),
  );

  it('is open to shops on other origins, also when it refuses', async () => {
    const preflight = await store.requestStore('OPTIONS', '/product', undefined, {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'sw-inheritance',
    });
    expect([preflight.status, await preflight.text()]).toEqual([200, '']);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('sw-inheritance');
    for (const path of ['/language', `/product/${UNKNOWN}`]) {
      const { headers } = await store.requestStore('POST', path, {}, { origin: 'https://elsewhere.example' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('sw-context-token');
    }
  });

  it.each([
    ['GET', '/product'],
    ['POST', '/language'],
    ['POST', `/product/${UNKNOWN}`],
    ['POST', '/search?search=raclette'],
  ])('names a session only to who has one, and lets no cache keep that: %s %s', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    const anybody = (await store.requestStore(method, path, body)).headers;
    expect([anybody.get('sw-context-token'), anybody.get('cache-control')]).toEqual([null, null]);
    const token = 'a-token-of-a-shopper';
    const somebody = (await store.requestStore(method, path, body, { 'sw-context-token': token })).headers;
    expect([somebody.get('sw-context-token'), somebody.get('cache-control')]).toEqual([token, 'private, no-store']);
  });

  it.each([
    ['GET', '/context'],
    ['GET', '/checkout/cart'],
    ['POST', '/account/customer'],
  ])('begins a session where one is needed: %s %s', async (method, path) => {
    const { headers } = await store.requestStore(method, path, method === 'POST' ? {} : undefined);
    expect(headers.get('sw-context-token')).toMatch(/^\w{32}$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('what does not exist', () => {
  it.each([
    ['POST', `/product/${UNKNOWN}`, 404, 'CONTENT__PRODUCT_NOT_FOUND'],
    ['POST', '/product/10-104', 400, 'FRAMEWORK__INVALID_UUID'],
    ['POST', `/product/${UNKNOWN}/cross-selling`, 404, 'CONTENT__PRODUCT_NOT_FOUND'],
    ['POST', `/product-listing/${UNKNOWN}`, 404, 'PRODUCT__CATEGORY_NOT_FOUND'],
    ['POST', `/category/${UNKNOWN}`, 404, 'CONTENT__CATEGORY_NOT_FOUND'],
    ['POST', `/navigation/${UNKNOWN}/main-navigation`, 404, 'CONTENT__CATEGORY_NOT_FOUND'],
    ['POST', `/navigation/main-navigation/${UNKNOWN}`, 404, 'CONTENT__CATEGORY_NOT_FOUND'],
    ['POST', '/country-state/CH', 400, 'FRAMEWORK__INVALID_UUID'],
    ['GET', '/no-such-route', 404, '0'],
  ])('%s %s: %d %s', async (method, path, status, code) =>
    expect(await refusal(method, path, method === 'POST' ? {} : undefined)).toEqual([status, code]),
  );

  it('is left out of lists', async () => {
    const response = await store.requestStore('POST', '/product', { ids: [UNKNOWN, idOf('product', '14-101')] });
    expect(((await response.json()) as Json).elements).toHaveLength(1);
    const trail = await store.requestStore('GET', `/breadcrumb/${UNKNOWN}`);
    expect(await trail.json()).toEqual([]);
  });
});

describe('what is not meant like that', () => {
  const options = { options: { [idOf('property-group', 'colour')]: UNKNOWN } };
  it.each([
    ['/product', '{"limit": ', '0'],
    ['/product', '[1]', '0'],
    ['/product', { limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
    ['/product', { limit: -1 }, 'FRAMEWORK__INVALID_LIMIT_QUERY'],
    ['/product', { page: 'two' }, 'FRAMEWORK__INVALID_PAGE_QUERY'],
    ['/product', { ids: ['10-104'] }, 'FRAMEWORK__INVALID_API_CRITERIA_IDS'],
    ['/product', { filter: [{ type: 'regex', field: 'name', value: '.' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY'],
    [
      '/product',
      { filter: Array(101).fill({ type: 'equals', field: 'id', value: 1 }) },
      'FRAMEWORK__INVALID_FILTER_QUERY',
    ],
    ['/product', { filter: [{ type: 'equals', field: 'margin', value: 1 }] }, 'FRAMEWORK__UNMAPPED_FIELD'],
    ['/product', { sort: [{ field: 'margin' }] }, 'FRAMEWORK__UNMAPPED_FIELD'],
    ['/product-listing/ROOT', { limit: 500 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
    ['/product-listing/ROOT', { p: 0 }, 'FRAMEWORK__INVALID_PAGE_QUERY'],
    ['/search', {}, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    [
      '/product',
      { filter: [{ type: 'contains', field: 'name', value: 'x'.repeat(201) }] },
      'FRAMEWORK__INVALID_FILTER_QUERY',
    ],
    ['/search', { search: '  ' }, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['/search-suggest', { search: ['x'] }, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    [`/product/${idOf('product', '10-104')}/find-variant`, {}, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['/media', {}, 'CONTENT__MEDIA_EMPTY_ID'],
  ])('%s %j: %s', async (path, body, code) =>
    expect(await refusal('POST', path.replace('ROOT', idOf('category', 'root')), body)).toEqual([400, code]),
  );

  it('leads to no variant', async () =>
    expect(await refusal('POST', `/product/${idOf('product', '10-104')}/find-variant`, options)).toEqual([
      404,
      'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    ]));

  it('does not reach beyond the answer', async () => {
    const body = { ids: [idOf('product', '14-101')], fields: ['__proto__.polluted', 'constructor.prototype.polluted'] };
    expect((await store.requestStore('POST', '/product', body)).status).toBe(200);
    expect(({} as Json).polluted).toBeUndefined();
  });

  it('is told with every pointer at once', async () => {
    const response = await store.requestStore('POST', '/product', { limit: 0, page: 0 });
    const { errors }: Json = await response.json();
    expect(errors.map((error: Json) => error.source.pointer)).toEqual(['/limit', '/page']);
  });

  it('malformed packed criteria', async () =>
    expect(await refusal('GET', '/product?_criteria=nonsense')).toEqual([400, '0']));
});
