import pLimit from 'p-limit';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { home } from '#i18n/paths.ts';
import { attributes, isErrorPage, type Page, readSite, sentBytes } from './site.ts';

let pages: Page[] = [];
let isAnswered: (address: string) => boolean;

beforeAll(() => {
  ({ pages, isAnswered } = readSite());
});

/** Pages compressed at a time: fewer than a server refuses to compress. */
const limit = pLimit(20);

/** Addresses of the pages that do not keep a promise; the test shows the first of them. */
const breaking = (promise: (page: Page) => boolean) =>
  pages
    .filter((page) => !isErrorPage(page) && !promise(page))
    .map(({ address }) => address)
    .slice(0, 20);

test('there are pages in every language', () => {
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(LOCALES.map(({ code }) => home(code))));
});

test('the gallery of blocks is for development: nothing of it is in the shop', () => {
  expect(pages.filter(({ address }) => address.startsWith('/__blocks'))).toEqual([]);
  expect(pages.filter(({ html }) => html.includes('data-example'))).toEqual([]);
  expect(isAnswered('/__blocks/hero')).toBe(false);
});

test('every product and category reaches a browser in the first flight: 14 KB', async () => {
  const isOfShop = ({ address }: Page) => /^(\/en-US|\/fr-FR)?\/(produkt|product|produit|shop)\//.test(address);
  expect(pages.filter(isOfShop).length).toBeGreaterThan(1000);
  const sizes = await Promise.all(
    pages.filter(isOfShop).map((page) => limit(async () => ({ ...page, sent: await sentBytes(page) }))),
  );
  const heavy = sizes.filter(({ sent }) => sent > 14 * 1024).map(({ address, sent }) => `${sent} ${address}`);
  expect(heavy).toEqual([]);
});

test('every link and picture inside the shop leads somewhere', () => {
  const dead = pages.flatMap(({ address, html }) =>
    [...attributes(html, 'href'), ...attributes(html, 'src')]
      .filter((target) => target.startsWith('/') && !target.startsWith('//'))
      .map((target) => decodeURI(target.replace(/[?#].*/, '')))
      .filter((target) => !isAnswered(target.length > 1 ? target.replace(/\/$/, '') : target))
      .map((target) => `${address} → ${target}`),
  );
  expect([...new Set(dead)].slice(0, 20)).toEqual([]);
});

test('the map of the dealers stands before their long list, so that nothing jumps while it is read', () => {
  const networks = pages.filter(({ html }) => html.includes('<listing-section') && html.includes('#borders'));
  expect(networks.length).toBeGreaterThanOrEqual(3);
  const late = networks.filter(({ html }) => html.indexOf('#borders') > html.indexOf('data-count'));
  expect(late.map(({ address }) => address)).toEqual([]);
});

test('every size of a picture is there', () => {
  const dead = pages.flatMap(({ address, html }) =>
    attributes(html, 'srcset')
      .flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''))
      .filter((target) => target.startsWith('/') && !isAnswered(decodeURI(target)))
      .map((target) => `${address} → ${target}`),
  );
  expect([...new Set(dead)].slice(0, 20)).toEqual([]);
});

test('every page says its language, its title, what it is about, and has one heading', () => {
  expect(breaking(({ html }) => /<html[^>]*\slang="(de|en|fr|it)/.test(html))).toEqual([]);
  expect(breaking(({ html }) => /<title>[^<]{3,}<\/title>/.test(html))).toEqual([]);
  // a page that asks not to be listed (cart, checkout, an error) has no one to describe itself to
  const isForSearch = (html: string) => !/<meta name="robots" content="noindex/.test(html);
  const hasDescription = (html: string) => /<meta[^>]*name="description"[^>]*content="[^"]{20,}/.test(html);
  expect(breaking(({ html }) => !isForSearch(html) || hasDescription(html))).toEqual([]);
  expect(breaking(({ html }) => (html.match(/<h1[\s>]/g) ?? []).length === 1)).toEqual([]);
});

test('titles end with the name of the shop (I5)', () => {
  expect(breaking(({ html }) => /Hof (&amp;|&#38;|&) Herd<\/title>/.test(html))).toEqual([]);
});

test('nothing in a page needs unsafe-inline', () => {
  expect(breaking(({ html }) => !/<[a-z][^>]*\sstyle="/i.test(html))).toEqual([]);
  expect(breaking(({ html }) => !/<[a-z][^>]*\son[a-z]+="/i.test(html))).toEqual([]);
  // as a header: a meta element keeps browsers from looking ahead for pictures
  expect(breaking(({ html }) => !/http-equiv="content-security-policy"/i.test(html))).toEqual([]);
  expect(breaking(({ policy }) => policy.startsWith("default-src 'self';"))).toEqual([]);
  expect(breaking(({ policy }) => !policy.includes("'unsafe-inline'"))).toEqual([]);
});

test('languages of a page point at each other', () => {
  const addresses = new Set(pages.map(({ address }) => address));
  const lost = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)]
      .map(([tag]) => tag.match(/hreflang="[^"]+"/) && tag.match(/href="([^"]+)"/)?.[1])
      .filter((href) => typeof href === 'string')
      .map((href) => decodeURI(new URL(href, 'http://localhost').pathname).replace(/(.)\/$/, '$1'))
      .filter((target) => !addresses.has(target))
      .map((target) => `${address} → ${target}`),
  );
  expect(lost.slice(0, 20)).toEqual([]);
});

test('no page shows a key, a placeholder or a value that is missing', () => {
  const shown = (html: string) => html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  expect(breaking(({ html }) => !/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object Object\]/.test(shown(html)))).toEqual([]);
});

test('ids are unique within a page', () => {
  expect(
    breaking(({ html }) => {
      const ids = attributes(html.replace(/<template[\s\S]*?<\/template>/g, ''), 'id');
      return new Set(ids).size === ids.length;
    }),
  ).toEqual([]);
});
