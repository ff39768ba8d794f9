// Journeys have one retry; a run names what needed it, and more than two fail it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_ARGS, resolveChromium } from './scripts/chromium.mjs';
import { ITALIAN, LOCALES } from './src/i18n/locales.ts';
import { DEV_PORT, layOutWorkshop, WORKSHOP } from './tests/editor/workshop.ts';
import { DIST, ORIGINS, PORTS, REMOTE } from './tests/shopware/address.ts';
import type { JourneyOptions } from './tests/support/journey.ts';
import { servedInTests } from './tests/support/release.ts';
import { UNLIMITED } from './tests/support/shop.ts';

const { executablePath, env } = await resolveChromium();
const port = process.env.JOURNEY_PORT ?? '4545';
// Workers inherit the variable, so all of them mean the one folder that the server writes into.
process.env.JOURNEY_DATA ??= mkdtempSync(path.join(tmpdir(), 'hof-und-herd-'));

/** Whether the journeys go through a shop without a store of its own; workers inherit it. */
const isRemote = process.env.JOURNEY_REMOTE === '1' || asksFor('remote');
if (isRemote) process.env.JOURNEY_REMOTE = '1';
/** Whether the gallery of blocks is looked at, which is a build of its own. */
const isVisual = process.env.VISUAL === '1' || asksFor('visual');
if (isVisual) process.env.VISUAL = '1';
/** Whether the journeys go through a shop of a recorded Shopware, which is a build of its own. */
const isShopware = process.env.JOURNEY_SHOPWARE === '1' || asksFor('shopware');
if (isShopware) process.env.JOURNEY_SHOPWARE = '1';
const storePort = String(Number(port) + 1);

const JOURNEYS = 'tests/journeys';

/** Long stories that npm test leaves to npm run verify. */
const FOR_VERIFY = /@verify/;

/** Stories that are told in each language again: words matter in them. */
const OTHER_LANGUAGES = new RegExp(`\\b(${[...LOCALES.slice(1), ITALIAN].map(({ code }) => code).join('|')})\\b`);

/** Stories for keys alone, whichever project tells them. */
const FOR_KEYS = /\b(by keyboard|keyboard alone|keys alone)\b/;

/** A store that fails, call by call, is a remote one. */
const FAILING_STORE = '**/store-fails-at-each-step.spec.ts';

/** What a shop asks of its store, and so what has to cross the seam to a remote one. */
const ACROSS_THE_SEAM = [
  ...['assembly', 'back-in-stock', 'cart-is-*', 'checkout-*', 'contact-is-written', 'customer-*', 'document-is-read'],
  ...['forms-know-customers', 'guest-*', 'language-is-switched', 'newsletter-is-read', 'order-is-looked-up'],
  ...['payment-at-the-gateway', 'professional-buys-net', 'professional-orders-quickly', 'professional-plans-kitchens'],
  ...['reorder-list', 'review-is-written', 'stock-is-lowered', 'store-fails-*', 'wishlist-is-kept'],
].map((name) => `**/${name}.spec.ts`);

/** `--project remote` or `--project=remote` */
function asksFor(project: string): boolean {
  return process.argv.some((word) => word === project || word === `--project=${project}`);
}

/** The built shop on a port of its own, and a store in a folder of its own. */
const shop = (at: string, env: Record<string, string>) => ({
  command: 'node integrations/server/main.ts',
  url: `http://127.0.0.1:${at}${isVisual ? '/__blocks' : '/'}`,
  env: { HOST: '127.0.0.1', PORT: at, LOG_LEVEL: 'warn', LIMITS: UNLIMITED, ...servedInTests(env.DIST_DIR), ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  reuseExistingServer: false,
  timeout: 60_000,
});
const dataDir = process.env.JOURNEY_DATA;

/** A second shop plays the Shopware; the first has only its address and key. Both are the same build. */
const remoteAndShop = () => [
  shop(storePort, {
    DATA_DIR: dataDir, // where journeys look for mails, whoever keeps the store
    SITE_URL: `http://localhost:${storePort}`, // its payment page is there, and not in the shop
    STOREFRONT_URLS: `http://localhost:${port}`,
  }),
  shop(port, {
    DATA_DIR: path.join(dataDir, 'shop'),
    // the address at which its pictures are (SITE_URL), which is an origin that a shop may load pictures from
    STORE_API_ENDPOINT: `http://localhost:${storePort}/store-api`,
    STORE_API_ACCESS_TOKEN: process.env.STORE_ACCESS_KEY ?? 'SWSCHOFUNDHERDDEMOSHOP0000',
  }),
];

/** The recorded Shopware, and the shop that was built from it. */
const shopwareAndShop = () => [
  {
    command: 'node tests/shopware/main.ts',
    url: `${ORIGINS.shopware}/control/mails`,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    reuseExistingServer: false,
  },
  shop(String(PORTS.shop), { ...REMOTE, DATA_DIR: dataDir, DIST_DIR: DIST, SITE_URL: ORIGINS.shop }),
];

/** An editor works in a copy of the project, which no built shop has to be there for. */
const isEditor = process.env.JOURNEY_EDITOR === '1' || process.argv.some((word) => /^(--project=)?editor$/.test(word));
if (isEditor && process.env.JOURNEY_EDITOR !== '1') layOutWorkshop();
if (isEditor) process.env.JOURNEY_EDITOR = '1';

const workshop = {
  command: `node node_modules/.bin/astro dev --ignore-lock --port ${DEV_PORT} --config editor.config.mjs`,
  cwd: WORKSHOP,
  env: { DATA_DIR: '.data', LOG_LEVEL: 'warn' },
  url: `http://localhost:${DEV_PORT}/health`,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  timeout: 120_000,
};

/** Against the built site, as `npm start` serves it; `npm test` builds it first. */
export default defineConfig<object, JourneyOptions>({
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${isEditor ? DEV_PORT : isShopware ? PORTS.shop : port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // it would answer before `page.route` does; the journey that is about it allows it
    serviceWorkers: 'block',
    // a page that still glides is pressed in the wrong place
    contextOptions: { reducedMotion: 'reduce' },
    // it costs a fifth of the time; TRACE=1 keeps that of what fails
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: LAUNCH_ARGS, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'journeys',
      testDir: JOURNEYS,
      testIgnore: FAILING_STORE,
      grepInvert: [FOR_VERIFY, OTHER_LANGUAGES, FOR_KEYS],
    },
    { name: 'more-journeys', testDir: JOURNEYS, testIgnore: FAILING_STORE, grep: [FOR_VERIFY, OTHER_LANGUAGES] },
    // whatever is asked for by its name: npm test -- words
    { name: 'named', testDir: JOURNEYS },
    // one story for each kind of control is told with keys instead of a mouse, and those that are about keys
    {
      name: 'keyboard',
      testDir: JOURNEYS,
      timeout: 120_000, // the way to a control may be a hundred presses
      grep: [/@keyboard/, FOR_KEYS],
      grepInvert: OTHER_LANGUAGES,
      use: { byKeyboard: true },
    },
    // asked for by name and alone, because it decides which servers run
    ...(isRemote
      ? [{ name: 'remote', testDir: JOURNEYS, testMatch: ACROSS_THE_SEAM, grepInvert: [OTHER_LANGUAGES, FOR_KEYS] }]
      : []),
    ...(isShopware ? [{ name: 'shopware', testDir: 'tests/shopware/journeys' }] : []),
    ...(isVisual ? [{ name: 'visual', testDir: 'tests/visual' }] : []),
    ...(isEditor ? [{ name: 'editor', testDir: 'tests/editor', timeout: 180_000 }] : []),
    { name: 'weight', testDir: 'tests/quality', testMatch: '**/weight.test.ts' },
    { name: 'accessibility', testDir: 'tests/quality', testMatch: ['**/axe.test.ts', '**/tab-key.test.ts'] },
    { name: 'lighthouse', testDir: 'tests/quality', testMatch: '**/lighthouse.test.ts', timeout: 300_000 },
  ],
  webServer: isEditor
    ? [workshop]
    : isShopware
      ? shopwareAndShop()
      : isRemote
        ? remoteAndShop()
        : [shop(port, { DATA_DIR: dataDir, ...(isVisual && { DIST_DIR: '.cache/gallery' }) })],
});
