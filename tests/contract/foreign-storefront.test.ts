import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AStore, aStore } from '#tests/support/a-store.ts';

const STOREFRONT = 'https://other.test';
const from = { origin: STOREFRONT };
let store: AStore;

beforeAll(async () => {
  store = await aStore({ SITE_URL: 'https://shop.test', STOREFRONT_URLS: STOREFRONT });
});
afterAll(() => store.close());

const json = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  (await store.requestStore(method, path, body, headers)).json();

it('pictures have whole addresses for others, and paths for the shop’s own pages', async () => {
  const urls = (text: string) => text.match(/"url":"(?:https:\/\/shop\.test)?\/media\/[^"]*/g) ?? [];
  const read = async (headers: Record<string, string>) =>
    urls(await (await store.requestStore('POST', '/product', { limit: 3 }, headers)).text());
  const [foreign, own] = [await read({}), await read({ 'sec-fetch-site': 'same-origin' })];
  expect(foreign.length).toBeGreaterThan(5);
  expect(foreign.filter((url) => !url.startsWith('"url":"https://shop.test/media/'))).toEqual([]);
  expect(own.filter((url) => !url.startsWith('"url":"/media/'))).toEqual([]);
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
