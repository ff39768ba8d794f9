import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Floor } from './floor.ts';
import type { MeasuredServer } from './server.ts';
import type { Figure } from './table.ts';

const RUNS = 3;

export interface Browser {
  executablePath: string;
  args: string[];
}

/** What a phone on a slow network feels (Lighthouse, median of three), and what each page weighs before intent. */
export async function measureBrowser({ url }: MeasuredServer, { pages }: Floor, { executablePath, args }: Browser) {
  const figures: Figure[] = [];
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  for (const { name, path, floor } of pages) {
    const [own, least] = [await felt(url + path, chrome.port), await felt(url + floor, chrome.port)];
    figures.push({ what: `${name}, Lighthouse performance`, unit: 'of 100', value: own.score, floor: least.score });
    figures.push({ what: `${name}, largest paint`, unit: 's', value: own.paintSeconds, floor: least.paintSeconds });
  }
  await chrome.kill();
  const browser = await chromium.launch({ executablePath, args });
  for (const { name, path, floor } of pages) {
    const [own, least] = [await weight(browser, url + path), await weight(browser, url + floor)];
    for (const kind of ['document', 'script', 'stylesheet', 'font', 'image'] as const)
      figures.push({ what: `${name}, ${kind} over the wire`, unit: 'KB', value: own[kind], floor: least[kind] });
  }
  await browser.close();
  return figures;
}

async function felt(url: string, port: number) {
  const runs: { score: number; paintSeconds: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    const { categories, audits } = result?.lhr ?? {};
    runs.push({
      score: Math.round((categories?.performance?.score ?? 0) * 100),
      paintSeconds: (audits?.['largest-contentful-paint']?.numericValue ?? 0) / 1000,
    });
  }
  return runs.sort((a, b) => a.score - b.score)[Math.floor(RUNS / 2)] ?? { score: 0, paintSeconds: 0 };
}

/** Kilobytes by kind, as they came over the network, without a touch of the page. */
async function weight(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string) {
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType() as keyof typeof sums;
    const { responseBodySize } = await request.sizes();
    if (kind in sums) sums[kind] += responseBodySize / 1024;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return sums;
}
