import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { CATEGORY, PRODUCT } from './screens.ts';

/** Bytes after gzip; what a page may weigh before anybody has touched it. */
const SCRIPT_BYTES = 5 * 1024;
const HTML_BYTES = 14 * 1024;

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
    const answer = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.status()).toBe(200);
    expect(gzipSync(await answer.body(), { level: 9 }).length).toBeLessThanOrEqual(HTML_BYTES);
  });
}

for (const [name, address] of PAGES) {
  test(`${name}: scripts weigh at most 5 KB before a shopper shows intent`, async ({ page }) => {
    const { total, parts } = await scriptsBeforeIntent(page, address);
    expect(total, parts.join('\n')).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test(`${name}: the page answers the policy and says nothing in the console`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (line) => ['error', 'warning'].includes(line.type()) && said.push(line.text()));
    page.on('pageerror', (trouble) => said.push(String(trouble)));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(said).toEqual([]);
  });
}

/** Inline scripts of the page and everything that comes over the network until it is idle, each gzipped. */
async function scriptsBeforeIntent(page: Page, address: string): Promise<{ total: number; parts: string[] }> {
  const files: Promise<[string, Buffer]>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      files.push(answer.body().then((body) => [new URL(answer.url()).pathname, body]));
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
