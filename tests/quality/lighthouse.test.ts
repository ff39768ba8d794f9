import { expect, test } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CATEGORY, PRODUCT } from './screens.ts';

/** Mobile preset, median of three, in hundredths; performance has slack because machines are busy. */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;

for (const [name, address] of [
  ['home', '/'],
  ['category', CATEGORY],
  ['product', PRODUCT],
] as const)
  test(`Lighthouse: ${name}`, async ({ baseURL, launchOptions }) => {
    const { executablePath, args = [], env } = launchOptions;
    if (!executablePath) throw new Error('Lighthouse needs launchOptions.executablePath of playwright.config.ts.');
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: ['--headless=new', ...args],
      envVars: env as Record<string, string>,
    });
    try {
      const runs: Awaited<ReturnType<typeof scores>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await scores(`${baseURL}${address}`, chrome.port));
      const median = Object.fromEntries(
        Object.keys(WANTED).map((category) => [category, middle(runs.map(({ score }) => score[category] ?? 0))]),
      );
      const remarks = runs.at(-1)?.remarks.join('\n');
      for (const [category, least] of Object.entries(WANTED))
        expect.soft(median[category], `${category}\n${remarks}`).toBeGreaterThanOrEqual(least);
    } finally {
      await chrome.kill();
    }
  });

async function scores(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(WANTED),
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
