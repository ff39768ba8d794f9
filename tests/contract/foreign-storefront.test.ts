import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

const STOREFRONT = 'https://other.test';
const from = { origin: STOREFRONT };
let store: AStore;

beforeAll(async () => {
  store = await aStore({ SITE_URL: 'https://shop.test', STOREFRONT_URLS: STOREFRONT });
});
afterAll(() => store.close());

const accessHeaders = () => ({
  'sw-access-key': store.store.config.STORE_ACCESS_KEY,
  'content-type': 'application/json',
});

const json = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  (await store.requestStore(method, path, body, headers)).json();

it('pictures have whole addresses for others, and paths for the shop’s own pages', async () => {
  const urls = (text: string) => text.match(/"url":"(?:https:\/\/shop\.test)?\/media\/[^"]*/g) ?? [];
  const read = async (headers: Record<string, string>) =>
    urls(await (await store.requestStore('POST', '/product', { limit: 3 }, headers)).text());
  const [foreign, own] = [await read(from), await read({ 'sec-fetch-site': 'same-origin' })];
  expect(foreign.length).toBeGreaterThan(5);
  expect(foreign.filter((url) => !url.startsWith('"url":"https://shop.test/media/'))).toEqual([]);
  expect(own.filter((url) => !url.startsWith('"url":"/media/'))).toEqual([]);
  // without TLS a browser does not name the site
  expect(await read({ origin: 'http://localhost' })).toEqual(own);
  expect(await read({})).toEqual(foreign);
  // a proxy with TLS in front, or a neighbor, calls the shop otherwise than shoppers do
  const init = { method: 'POST', headers: accessHeaders(), body: '{"limit":3}' };
  for (const host of ['shop.test', 'localhost:4321', 'partner.test']) {
    const request = new Request(`http://${host}/store-api/product`, init);
    expect(urls(await (await store.app.fetch(request, { visitor: 'somebody' })).text())).toEqual(foreign);
  }
  // a page on demand calls in the process, for its visitor
  const request = new Request('http://store.internal/store-api/product', init);
  expect(urls(await (await store.app.fetch(request, { visitor: 'somebody' })).text())).toEqual(own);
});

it('a change of language leads back to the storefront that asks, or home', async () => {
  const { elements } = await json('POST', '/language');
  const french = elements.find(({ name }: { name: string }) => /fran/i.test(name));
  const change = async (headers: Record<string, string>) =>
    (await json('PATCH', '/context', { languageId: french.id }, headers)).redirectUrl;
  expect(await change(from)).toBe(`${STOREFRONT}/fr-FR`);
  expect(await change({ origin: 'https://evil.test' })).toBe('https://shop.test/fr-FR');
  expect(await change({})).toBe('https://shop.test/fr-FR');
});

it('the sales channel has the domains of every storefront', async () => {
  const { salesChannel } = await json('GET', '/context');
  const urls = salesChannel.domains.map(({ url }: { url: string }) => url);
  const hosts = ['https://shop.test', STOREFRONT];
  expect(urls).toEqual(hosts.flatMap((host) => [host, `${host}/en-US`, `${host}/fr-FR`]));
});

it('the sitemap of a storefront lists its own addresses', async () => {
  const files = await json('GET', '/sitemap', undefined, from);
  expect(
    files.map(({ filename }: { filename: string }) => filename.replace(/.*-(\d-[\w-]+-\d)\.xml\.gz$/, '$1')),
  ).toEqual(['1-de-1', '1-en-US-1', '1-fr-FR-1']);
});

it('written pages are HTML: no Markdown is left, and no heading stands alone', async () => {
  const { elements } = await json('POST', '/seo-url', {
    filter: [{ type: 'equals', field: 'routeName', value: 'frontend.landing.page' }],
    limit: 100,
  });
  expect(elements.length).toBeGreaterThan(20);
  const faults: unknown[] = [];
  for (const { foreignKey, seoPathInfo } of elements) {
    const { cmsPage } = await json('POST', `/landing-page/${foreignKey}`);
    for (const { blocks } of cmsPage?.sections ?? [])
      for (const { slots } of blocks)
        for (const { data } of slots)
          if (/\*\*|\]\(|\|\s*---/.test(data?.content ?? '')) faults.push([seoPathInfo, data.content]);
  }
  expect(faults).toEqual([]);
});

it('documents and 3D models are found at the shop, whichever storefront shows them', async () => {
  const { elements } = await json('POST', '/seo-url', {
    filter: [{ type: 'equals', field: 'seoPathInfo', value: 'service' }],
  });
  const { cmsPage } = await json('POST', `/landing-page/${elements[0].foreignKey}`, {}, from);
  const text = JSON.stringify(cmsPage);
  expect(text).toContain('<h2>Unterlagen</h2>');
  const link = 'https://shop.test/documents/raclette-ofen-fuer-4-personen/10-104/manual.pdf';
  expect(text).toContain(`<li><a href=\\"${link}\\">Anleitung Raclette-Ofen</a></li>`);
  const models =
    JSON.stringify(await json('POST', '/product', { limit: 100 }, from)).match(/"hof_model":"[^"]+/g) ?? [];
  expect(models.length).toBeGreaterThan(0);
  expect(models.filter((model) => !model.startsWith('"hof_model":"https://shop.test/media/'))).toEqual([]);
});

it('a product’s page has its name as a heading, and German is a language that Shopware knows', async () => {
  const { elements } = await json('POST', '/product', { limit: 1 });
  const { product, cmsPage = product.cmsPage } = await json('POST', `/product/${elements[0].id}`);
  const [{ type, slots }] = cmsPage.sections[0].blocks;
  expect([type, slots.map((slot: { type: string }) => slot.type)]).toEqual([
    'product-heading',
    ['product-name', 'manufacturer-logo'],
  ]);
  const languages = (await json('POST', '/language')).elements;
  const codes = languages.map((one: { translationCode: { code: string } }) => one.translationCode.code);
  expect(codes).toEqual(LOCALES.map(({ htmlLang }) => htmlLang));
});

it('a code that nobody knows is named in the message, where the original names it', async () => {
  const token = (await store.requestStore('GET', '/context')).headers.get('sw-context-token') ?? '';
  const items = [{ referencedId: 'NOPE', type: 'promotion' }];
  const { errors } = await json('POST', '/checkout/cart/line-item', { items }, { 'sw-context-token': token });
  expect(Object.values(errors)).toMatchObject([{ messageKey: 'promotion-not-found', promotionCode: 'NOPE' }]);
});
