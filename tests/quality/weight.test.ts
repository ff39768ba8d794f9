// A page has to fit the first flight of ten packets (14 KB): gzip on tested pages, Brotli as sent on every product
// and category.
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { importsIn } from '../../integrations/service-worker/shell.ts';
import { CATEGORY, PRODUCT } from './screens.ts';

/** Bytes after gzip; what a page may weigh before anybody has touched it. */
const SCRIPT_BYTES = 5 * 1024;
const HTML_BYTES = 14 * 1024;
/** What every page needs, what this page needs, and what is for paper where it is a sheet of its own. */
const SHEETS = 3;
/** What a phone asks for before anybody has touched the page. */
const REQUESTS = 16;
/** What comes with the islands of a page when they wake. */
const ISLAND_FILES = 8;

const PAGES = [
  ['home', '/'],
  ['category', CATEGORY],
  ['product', PRODUCT],
] as const;
// words differ in length: the longest language has to fit too
const HOMES = [
  ['home in English', '/en-US'],
  ['home in French', '/fr-FR'],
] as const;

for (const [name, address] of [...PAGES, ...HOMES]) {
  test(`${name}: HTML weighs at most 14 KB`, async ({ request }) => {
    const response = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
    expect(response.status()).toBe(200);
    expect(gzipSync(await response.body(), { level: 9 }).length).toBeLessThanOrEqual(HTML_BYTES);
  });
}

const RECIPE = ['recipe', '/rezepte/fondue-moitie-moitie'] as const;
const AWAKE = [
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['configurator', '/konfigurator'],
  ['account', '/login'],
  ['registration', '/register'],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const [name, address] of [...PAGES, ...HOMES, RECIPE])
    test(`${name}: the page makes at most ${REQUESTS} requests before a shopper shows intent`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`));
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(REQUESTS);
    });
});

for (const [name, address] of [...PAGES, RECIPE, ...AWAKE])
  test(`${name}: the page links at most ${SHEETS} style sheets`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, sheets.join('\n')).toBeLessThanOrEqual(SHEETS);
  });

for (const [name, address] of AWAKE)
  test(`${name}: its islands wake with at most ${ISLAND_FILES} files`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const before = await withImports(request, filesIn(html, /<script type="module" src="([^"]+)"/g));
    // the cart and the search in the header sleep until they are pressed
    const islands = filesIn(html, /(?:component|renderer)-url="([^"]+)"/g).filter(
      (file) => !/CartPanel|SearchDropdown/.test(file),
    );
    const files = [...(await withImports(request, islands))].filter((file) => !before.has(file));
    expect(files.length, files.join('\n')).toBeGreaterThan(0);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(ISLAND_FILES);
  });

const filesIn = (html: string, where: RegExp) =>
  [...html.replace(/<template\b[\s\S]*?<\/template>/g, '').matchAll(where)].map(([, file = '']) => file);

/** Scripts, and what they can't begin without. */
async function withImports(request: APIRequestContext, scripts: string[], visited = new Set<string>()) {
  for (const script of scripts) {
    if (visited.has(script)) continue;
    visited.add(script);
    await withImports(request, importsIn(await (await request.get(script)).text()), visited);
  }
  return visited;
}

for (const [name, address] of PAGES) {
  test(`${name}: scripts weigh at most 5 KB before a shopper shows intent`, async ({ page }) => {
    const { total, parts } = await scriptsBeforeIntent(page, address);
    expect(total, parts.join('\n')).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test(`${name}: the page answers the policy and says nothing in the console`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (line) => ['error', 'warning'].includes(line.type()) && messages.push(line.text()));
    page.on('pageerror', (trouble) => messages.push(String(trouble)));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(messages).toEqual([]);
  });
}

/** Inline scripts of the page and everything that comes over the network until it is idle, each gzipped. */
async function scriptsBeforeIntent(page: Page, address: string): Promise<{ total: number; parts: string[] }> {
  const files: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      files.push(response.body().then((body) => [new URL(response.url()).pathname, body]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && /^(|module|text\/javascript)$/.test(type))
      .map(({ text }) => text),
  );
  const all: [string, Buffer][] = [
    ...inline.map((text): [string, Buffer] => ['inline', Buffer.from(text)]),
    ...(await Promise.all(files)),
  ];
  const weighed = all.map(([name, body]) => ({ name, bytes: gzipSync(body, { level: 9 }).length }));
  return {
    total: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    parts: weighed.map(({ name, bytes }) => `${bytes} ${name}`),
  };
}
