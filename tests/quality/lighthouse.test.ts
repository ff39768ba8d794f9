import { chromium, expect, type LaunchOptions, test } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { openTlsFront } from '../../scripts/bench/tls-front.ts';
import { CATEGORY, PRODUCT } from './screens.ts';

/** Mobile preset, median of three, in hundredths; performance has slack because machines are busy. */
const THRESHOLDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;

for (const [name, address] of [
  ['home', '/'],
  ['category', CATEGORY],
  ['product', PRODUCT],
] as const)
  test(`Lighthouse: ${name}`, async ({ baseURL, launchOptions }) => {
    const chrome = await chromeOf(launchOptions);
    try {
      const runs: Awaited<ReturnType<typeof scores>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await scores(`${baseURL}${address}`, chrome.port));
      const median = Object.fromEntries(
        Object.keys(THRESHOLDS).map((category) => [category, middle(runs.map(({ score }) => score[category] ?? 0))]),
      );
      const remarks = runs.at(-1)?.remarks.join('\n');
      for (const [category, least] of Object.entries(THRESHOLDS))
        expect.soft(median[category], `${category}\n${remarks}`).toBeGreaterThanOrEqual(least);
    } finally {
      await chrome.kill();
    }
  });

/**
 * What a phone feels behind TLS and HTTP/2; Lighthouse rounds a shift to thousandths. 1.2 s is what is wanted of the
 * largest paint (`npm run bench -- pages` says it); 50 ms are the machine's.
 */
const FELT = { performance: 99, blockedMs: 100, largestPaintMs: 1250, shift: 0 };

/** Machines are busy: a page is good when one look of so many is. */
const SAMPLES = 3;

for (const [name, address] of [
  ['home', '/'],
  ['category', CATEGORY],
  ['product', PRODUCT],
  ['recipe', '/rezepte/fondue-moitie-moitie'],
  ['configurator', '/konfigurator'],
  ['cart', '/cart'],
  ['checkout with a cart', '/checkout'],
] as const)
  test(`a phone behind TLS and HTTP/2: ${name}`, async ({ baseURL, launchOptions }) => {
    const front = await openTlsFront(baseURL ?? '');
    const chrome = await chromeOf(launchOptions, '--ignore-certificate-errors');
    try {
      if (address === '/cart' || address === '/checkout') await fillCart(front.url, chrome.port);
      let felt = await feltBy(front.url + address, chrome.port);
      for (let attempt = 1; attempt < SAMPLES && !isGood(felt); attempt++)
        felt = await feltBy(front.url + address, chrome.port);
      expect.soft(felt.performance, 'performance').toBeGreaterThanOrEqual(FELT.performance);
      expect.soft(felt.blockedMs, 'blocked, ms').toBeLessThanOrEqual(FELT.blockedMs);
      expect.soft(felt.largestPaintMs, 'largest paint, ms').toBeLessThanOrEqual(FELT.largestPaintMs);
      expect.soft(felt.shift, 'layout shift').toBe(FELT.shift);
    } finally {
      await chrome.kill();
      await front.close();
    }
  });

const isGood = (felt: typeof FELT) =>
  felt.performance >= FELT.performance &&
  felt.blockedMs <= FELT.blockedMs &&
  felt.largestPaintMs <= FELT.largestPaintMs &&
  felt.shift <= FELT.shift;

/** What is in the cart stays there, and so does what the browser has kept of other pages. */
async function feltBy(url: string, port: number): Promise<typeof FELT> {
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', disableStorageReset: true },
    onlyCategories: ['performance'],
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits } = result.lhr;
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    blockedMs: Math.round(measured('total-blocking-time')),
    largestPaintMs: Math.round(measured('largest-contentful-paint')),
    shift: Math.round(measured('cumulative-layout-shift') * 1000) / 1000,
  };
}

async function fillCart(shop: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('Chrome has no window.');
  await page.goto(shop + PRODUCT);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.locator('[data-badge="cart"] .count').first()).toHaveText('1');
  await page.close();
  await browser.close();
}

async function chromeOf({ executablePath, args = [], env }: LaunchOptions, ...flags: string[]) {
  if (!executablePath) throw new Error('Lighthouse needs launchOptions.executablePath of playwright.config.ts.');
  return launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args, ...flags],
    envVars: env as Record<string, string>,
  });
}

async function scores(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(THRESHOLDS),
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits } = result.lhr;
  const remarks = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`);
  return {
    score: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    remarks,
  };
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
