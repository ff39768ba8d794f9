import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#store/id.ts';
import type { Call } from '#store-api/call.ts';
import {
  readBreadcrumb,
  readCategories,
  readCategory,
  readNavigation,
  readSeoUrls,
} from '#store-api/contract/category.ts';
import { readPaymentMethods, readShippingMethods } from '#store-api/contract/checkout.ts';
import { readCmsPage, readLandingPage } from '#store-api/contract/cms.ts';
import { readListing, search, suggest } from '#store-api/contract/listing.ts';
import { readCrossSelling, readProduct, readProducts, readPurchaseLimits } from '#store-api/contract/product.ts';
import { readReviews } from '#store-api/contract/review.ts';
import {
  readCookieGroups,
  readCountries,
  readCurrencies,
  readGuaranteeNotice,
  readLanguages,
  readSalutations,
  readShopSettings,
  readSitemaps,
} from '#store-api/contract/shop.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { findings } from './openapi.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

const product = (number: string) => idOf('product', number);
const category = (key: string) => idOf('category', key);
const option = (key: string) => idOf('property-option', key);

let store: AStore;
beforeAll(async () => {
  store = await aStore();
}, 120_000);
afterAll(() => store?.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

/** Asks and answers with status, headers and what was said. */
async function request(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const response = await store.requestStore(method, path, body, headers);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Json };
}

const post = (path: string, body?: unknown, headers?: Record<string, string>) => request('POST', path, body, headers);

describe('every read of the catalogue is what the official contract and our own say', () => {
  const all = { associations: { media: [], properties: [], states: [], prices: [] }, 'total-count-mode': 'exact' };
  const operations: [
    official: string,
    path: string,
    call: Pick<Call<never, unknown>, 'responseSchema'> | null,
    body?: unknown,
  ][] = [
    ['/language', '/language', readLanguages, {}],
    ['/currency', '/currency', readCurrencies, {}],
    ['/salutation', '/salutation', readSalutations, {}],
    ['/country', '/country', readCountries, all],
    ['/country-state/{countryId}', `/country-state/${idOf('country', 'CH')}`, null, {}],
    ['/shipping-method', '/shipping-method', readShippingMethods, all],
    ['/payment-method', '/payment-method', readPaymentMethods, { onlyAvailable: true }],
    ['/navigation/{activeId}/{rootId}', '/navigation/main-navigation/main-navigation', readNavigation, { depth: 2 }],
    ['/category', '/category', readCategories, {}],
    ['/category/{navigationId}', `/category/${category('raclette')}`, readCategory, {}],
    ['/seo-url', '/seo-url', readSeoUrls, {}],
    ['/product', '/product', readProducts, all],
    ['/product/{productId}', `/product/${product('10-104')}`, readProduct, {}],
    ['/product/{productId}/cross-selling', `/product/${product('10-104')}/cross-selling`, readCrossSelling, {}],
    ['/product/{productId}/reviews', `/product/${product('12-101')}/reviews`, readReviews, all],
    ['/landing-page/{landingPageId}', `/landing-page/${idOf('landing-page', 'home')}`, readLandingPage, {}],
    ['/cms/{id}', `/cms/${idOf('cms-page', 'page:home')}`, readCmsPage, {}],
    ['/cms/{id}', `/cms/${idOf('cms-page', 'category')}`, readCmsPage, { limit: 2 }],
    ['/cms/{id}', `/cms/${idOf('cms-page', 'product')}`, readCmsPage, {}],
    ['/category/{navigationId}', '/category/home', readCategory, {}],
    [
      '/product/{productId}/find-variant',
      `/product/${product('10-104')}/find-variant`,
      null,
      { options: { [idOf('property-group', 'colour')]: option('colour:red') } },
    ],
    ['/product-listing/{categoryId}', `/product-listing/${category('cooking')}`, readListing, { limit: 100 }],
    ['/search', '/search', search, { search: 'raclette' }],
    ['/search-suggest', '/search-suggest', suggest, { search: 'dörr' }],
    ['/media', '/media', null, { ids: [idOf('media', 'raclette-4-table')] }],
  ];

  it.each(operations)('POST %s', async (official, path, call, body) => {
    const { status, body: responseBody } = await post(path, body, { 'sw-include-seo-urls': '1' });
    expect(status).toBe(200);
    expect(findings('POST', official, status, responseBody)).toEqual([]);
    if (call) expectRead(call, responseBody);
  });

  it.each(['10-1', '10-10', '10.1'])(
    'finds what begins with the number «%s», in its order, each product once',
    async (begun) => {
      const { status, body } = await post('/search', { search: begun, limit: 100 });
      expect(status).toBe(200);
      const numbers = body.elements.map(({ productNumber }: { productNumber: string }) => productNumber);
      expect(numbers.length).toBeGreaterThan(2);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.filter((number: string) => !number.startsWith('10-1'))).toEqual([]);
    },
  );

  it.each(operations)('GET %s, packed as newer clients do', async (official, path, _call, body) => {
    const packed = gzipSync(JSON.stringify(body)).toString('base64url');
    const { status, body: responseBody } = await request('GET', `${path}?_criteria=${packed}`);
    expect(status).toBe(200);
    expect(findings('GET', official, status, responseBody)).toEqual([]);
  });

  it.each([
    ['/shop-settings', '/shop-settings', readShopSettings],
    ['/cookie-groups', '/cookie-groups', readCookieGroups],
    ['/legal-guarantee-notice', '/legal-guarantee-notice', readGuaranteeNotice],
    ['/sitemap', '/sitemap', readSitemaps],
    ['/product/purchase-limit', `/product/purchase-limit?ids[]=${product('10-104')}`, readPurchaseLimits],
  ])('GET %s', async (official, path, call) => {
    const { status, body } = await request('GET', path);
    expect(status).toBe(200);
    expect(findings('GET', official, status, body)).toEqual([]);
    expectRead(call, body);
  });

  it('a form of an address offers the cantons, and has to ask for none (C2)', async () => {
    const { elements } = (await post('/country', {})).body;
    const countryRows = elements.map(({ iso, customFields, forceStateInRegistration }: Json) => [
      ...[iso, customFields.hof_states, forceStateInRegistration],
    ]);
    expect(countryRows).toContainEqual(['CH', true, false]);
    expect(countryRows).toContainEqual(['DE', false, false]);
  });

  it('GET /breadcrumb/{id}', async () => {
    const { status, body } = await request('GET', `/breadcrumb/${product('10-104-GR')}`);
    expect(findings('GET', '/breadcrumb/{id}', status, body)).toEqual([]);
    expectRead(readBreadcrumb, body);
    expect(body.map((item: Json) => item.name)).toEqual(['Kochen', 'Raclette']);
  });

  function expectRead(call: Pick<Call<never, unknown>, 'responseSchema'>, reply: unknown): void {
    expect(call.responseSchema.safeParse(reply)).toMatchObject({ success: true });
  }
});
