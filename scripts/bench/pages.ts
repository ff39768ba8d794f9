import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LAUNCH_ARGS, resolveChromium } from '#scripts/chromium.mjs';
import { TOKEN_NAME } from '#store-api/call.ts';
import { layFloor } from './floor.ts';
import type { Figure } from './report.ts';
import { openServer } from './server.ts';
import { openCart } from './shopper.ts';
import { openTlsFront } from './tls-front.ts';

interface MeasuredPage {
  name: string;
  path: string;
  /** Address of its hand-written counterpart. */
  floor?: string;
  /** Its islands are hydrated when it is measured. */
  wakes?: boolean;
}

/** Measured last: from the cart on, the browser has a cart with products. */
const AWAKE: MeasuredPage[] = [
  { name: 'configurator', path: '/konfigurator', wakes: true },
  { name: 'cart', path: '/cart', wakes: true },
  { name: 'checkout', path: '/checkout', wakes: true },
];

/** Each kind of page behind TLS and HTTP/2: what it loads by itself, and Lighthouse on a phone. */
export async function measurePages(): Promise<Figure[]> {
  const floor = layFloor();
  const server = await openServer(floor.dist);
  const front = await openTlsFront(server.url);
  const { executablePath, env } = await resolveChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...LAUNCH_ARGS],
    envVars: { ...process.env, ...env },
  });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [shopper] = browser.contexts(); // the context that Lighthouse uses
    const { token } = await openCart(server.url);
    const least = await phone(front.url + floor.pages[0]?.floor, chrome.port);
    const figures: Figure[] = [];
    for (const page of [...floor.pages, ...AWAKE]) {
      console.error(`pages: ${page.name}`);
      if (page.name === 'cart') await shopper?.addCookies([{ name: TOKEN_NAME, value: token, url: front.url }]);
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true });
      await context.addCookies((await shopper?.cookies()) ?? []);
      figures.push(...(await loadFigures(page, front.url, context)));
      await context.close();
      figures.push(...(await phoneFigures(page, front.url, chrome.port, least)));
    }
    await browser.close();
    return figures;
  } finally {
    chrome.kill();
    await front.close();
    await server.close();
  }
}

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'];

async function loadFigures({ name, path, floor, wakes }: MeasuredPage, url: string, context: BrowserContext) {
  const loaded = await load(url + path, context, wakes);
  const least = floor ? await load(url + floor, context) : undefined;
  const figures: Figure[] = [
    { what: `${name}, style sheets`, unit: 'files', value: loaded.sheets, most: 3 },
    wakes
      ? { what: `${name}, scripts of its islands`, unit: 'files', value: loaded.scripts, most: 8 }
      : { what: `${name}, requests before intent`, unit: '', value: loaded.count, floor: least?.count, most: 16 },
  ];
  for (const kind of KINDS)
    figures.push({
      what: `${name}, ${kind} over the wire`,
      unit: 'KB',
      value: loaded.kb(kind),
      floor: least?.kb(kind),
    });
  return figures;
}

/** Everything loaded until the network is idle, without interaction unless its islands are to hydrate. */
async function load(url: string, context: BrowserContext, wakes = false) {
  const page = await context.newPage();
  const requests: Promise<{ kind: string; url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) =>
    requests.push(
      request
        .sizes()
        .then((sizes) => ({ kind: request.resourceType(), url: request.url(), bytes: sizes.responseBodySize })),
    ),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  if (wakes) await stir(page);
  const sheets = await page.locator('link[rel="stylesheet"]').count();
  const all = await Promise.all(requests);
  await page.close();
  const of = (kind: string) => all.filter((request) => request.kind === kind);
  const kb = (kind: string) => of(kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return { sheets, count: all.length, scripts: of('script').filter(({ url }) => !OF_EVERY_PAGE.test(url)).length, kb };
}

/** Scripts that a page without an island loads as well. */
const OF_EVERY_PAGE = /\/(Shell|first|LateScripts|offline|[^/]+\.client)\./;

async function stir(page: Page) {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 140);
  await page.waitForLoadState('networkidle');
}

/** Lighthouse twice, a third time where the two disagree: of each figure the median (of two the higher). */
async function phoneFigures({ name, path }: MeasuredPage, url: string, port: number, least: Phone): Promise<Figure[]> {
  const first = await phone(url + path, port);
  const second = await phone(url + path, port);
  const samples = [first, second];
  if (!agree(first, second)) samples.push(await phone(url + path, port));
  const median = (key: keyof Phone): number => samples.map((each) => each[key]).sort((a, b) => a - b)[1] ?? Number.NaN;
  return [
    { what: `${name}, Lighthouse performance`, unit: 'of 100', value: median('score'), floor: least.score, least: 99 },
    { what: `${name}, largest paint (LCP)`, unit: 's', value: median('paint'), floor: least.paint, most: 1.2 },
    { what: `${name}, blocked (TBT)`, unit: 'ms', value: median('blocked'), most: 100 },
    { what: `${name}, layout shift (CLS)`, unit: '', value: median('shift'), most: 0 },
  ];
}

function agree(one: Phone, other: Phone): boolean {
  return (
    one.score === other.score &&
    one.shift === other.shift &&
    Math.abs(one.paint - other.paint) <= 0.05 &&
    Math.abs(one.blocked - other.blocked) <= 20
  );
}

type Phone = Awaited<ReturnType<typeof phone>>;

/** A mid-range phone on a slow network, as Lighthouse simulates it. */
async function phone(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message} (${url})`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    paint: value('largest-contentful-paint') / 1000,
    blocked: value('total-blocking-time'),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000, // in thousandths, as Lighthouse shows it
  };
}
