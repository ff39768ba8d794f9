// not the journeys' own `test`: without a connection a browser complains in the console, and rightly so
import { expect, type Page, test } from '@playwright/test';
import { aGuest, article } from './a-guest.ts';

test.use({ serviceWorkers: 'allow' });

const PLUG = '10-140';
const SCRAPERS = '50-102';

/** The worker is at work, and the page lies on its shelf. */
async function hasWorker(page: Page, path: string): Promise<void> {
  for (const x of [100, 120]) await page.mouse.move(x, 100, { steps: 2 });
  await expect.poll(() => kept(page)).toContain(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const pages = await Promise.all(openCaches.map((cache) => cache.keys()));
    return pages.flat().map(({ url }) => new URL(url).pathname);
  });

/** Ruth reads about an article, and its page is kept. */
async function readsThePlug(page: Page) {
  const ruth = aGuest(page);
  const { name, path } = article('de', PLUG);
  await ruth.opensArticle(PLUG);
  await hasWorker(page, path);
  return { ruth, name, path };
}

/** The connection goes, the button is pressed, and the shop says that it has noted it. */
async function putsInOffline(page: Page, name: string): Promise<void> {
  const ruth = aGuest(page);
  await page.context().setOffline(true);
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'add'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: ruth.t('offline', 'kept', { name }) })).toBeVisible();
}

test('a visited page is read again without a connection, and says from when its prices are', async ({
  page,
  context,
}) => {
  const ruth = aGuest(page);
  const { path, name } = article('de', PLUG);
  await ruth.opensArticle(PLUG);
  await hasWorker(page, path);
  await context.setOffline(true);
  const reply = await page.reload();
  expect(reply?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('status').filter({ hasText: /ohne Verbindung/ })).toBeVisible();
  const marks = await page
    .locator('main [data-price]')
    .evaluateAll((places) => places.map((place) => getComputedStyle(place, '::after').content));
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark).toContain('Stand');

  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('.stale')).toHaveCount(0);
});

test('what was never visited says that there is no connection, lists what was, and goes on by itself', async ({
  page,
  context,
}) => {
  const ruth = aGuest(page);
  await ruth.opensArticle(PLUG);
  await hasWorker(page, article('de', PLUG).path);
  await context.setOffline(true);
  await ruth.opens('/garantie');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('offline', 'title'));
  await expect(ruth.main.getByRole('link', { name: article('de', PLUG).name })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ruth.t('offline', 'title'));
});

test('nothing of the Store API, of an account, a cart or a checkout is ever kept', async ({ page, context }) => {
  const { ruth, name, path } = await readsThePlug(page);
  await ruth.putsIntoCart(name);
  for (const place of ['/cart', '/checkout', '/login', '/account', '/search?search=raclette']) await ruth.opens(place);
  const keptPaths = await kept(page);
  expect(keptPaths).toContain(path);
  expect(
    keptPaths.filter(
      (one) => !one.startsWith('/_astro/') && /store-api|account|cart$|checkout$|login|search|builds|sw\.js/.test(one),
    ),
  ).toEqual([]);
  await context.setOffline(true);
  await ruth.opens('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('offline', 'title'));
});

test('what is put into the cart without a connection is noted, and is in the cart when it is back', async ({
  page,
  context,
}) => {
  const { ruth, name } = await readsThePlug(page);
  await putsInOffline(page, name);
  expect(await page.evaluate(() => localStorage.getItem('hof-cart-later'))).toContain('"quantity":1');

  await context.setOffline(false);
  await expect(page.getByText(ruth.t('offline', 'sent', { name }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hof-cart-later'))).toBeNull();
  await ruth.opens('/cart');
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
});

test('what was noted goes in once, even when the store’s first answer is lost', async ({ page, context }) => {
  const { ruth, name } = await readsThePlug(page);
  await ruth.putsIntoCart(name);
  await page.keyboard.press('Escape');
  await putsInOffline(page, name);

  let requestCount = 0;
  await context.route('**/store-api/checkout/cart/line-item', async (route) => {
    requestCount += 1;
    const reply = await route.fetch();
    await (requestCount === 1 ? route.abort() : route.fulfill({ response: reply }));
  });
  await context.setOffline(false);
  await expect(page.getByText(ruth.t('offline', 'sent', { name }))).toBeVisible();
  expect(requestCount).toBe(1);
  await ruth.opens('/cart');
  await expect(ruth.main.getByRole('spinbutton')).toHaveValue('2');
});

test('a store that wants a pause (429) gets one, and what was noted goes in after it', async ({ page, context }) => {
  const { ruth, name } = await readsThePlug(page);
  await putsInOffline(page, name);
  const requestTimes: number[] = [];
  await context.route('**/store-api/checkout/cart/line-item', async (route) => {
    requestTimes.push(Date.now());
    if (requestTimes.length > 1) return route.continue();
    const parameters = { seconds: 3 };
    return route.fulfill({ status: 429, json: { errors: [{ title: 'Too many', meta: { parameters } }] } });
  });
  await context.setOffline(false);
  await expect(page.getByText(ruth.t('offline', 'sent', { name }))).toBeVisible();
  const [first = 0, second = 0] = requestTimes;
  expect(second - first).toBeGreaterThanOrEqual(3000);
});

/** Presses the heart on the page of the plug; the wishlist's page is taken along, and so is the name. */
async function notesThePlug(page: Page) {
  const visit = await readsThePlug(page);
  const { ruth, name } = visit;
  await ruth.main
    .getByRole('button', { name: ruth.t('wishlist', 'addLabel', { name }), exact: true })
    .first()
    .click();
  await expect.poll(() => kept(page)).toContain('/wishlist');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hof-wishlist-seen'))).toContain(PLUG);
  return visit;
}

test('what was noted is read without a connection though the wishlist was never opened, and with prices once it is back', async ({
  page,
  context,
}) => {
  const { ruth, name } = await notesThePlug(page);
  await context.setOffline(true);
  await ruth.opens('/wishlist');
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
  await expect(ruth.main.getByText(PLUG, { exact: true })).toBeVisible();
  await expect(ruth.main.getByText(ruth.t('wishlist', 'lastSeen'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(ruth.main.getByText('CHF')).toHaveCount(0);
  // a picture that never came is a drawing
  const broken = () =>
    page.evaluate(() => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length);
  await expect.poll(broken).toBe(0);

  await context.setOffline(false);
  await expect(ruth.main.getByText('CHF').first()).toBeVisible();
  await expect(page.getByText(/ohne Verbindung/i)).toHaveCount(0);
});

test('what is noted without a connection is counted, and named once it is back', async ({ page, context }) => {
  const { ruth, name } = await notesThePlug(page);
  const scraper = article('de', SCRAPERS);
  await ruth.opensArticle(SCRAPERS);
  await expect.poll(() => kept(page)).toContain(scraper.path);
  await page.mouse.move(100, 100, { steps: 2 });
  await context.setOffline(true);
  const label = ruth.t('wishlist', 'addLabel', { name: scraper.name });
  await ruth.main.getByRole('button', { name: label, exact: true }).first().click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '[]').length === 2);
  await ruth.opens('/wishlist');
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
  await expect(ruth.main.getByText(ruth.t('wishlist', 'unnamed', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await context.setOffline(false);
  await expect(ruth.main.getByRole('link', { name: scraper.name })).toBeVisible();
});

test('the wishlist can be read without a connection, without prices', async ({ page, context }) => {
  const ruth = aGuest(page);
  const { name } = article('de', PLUG);
  await ruth.opensArticle(PLUG);
  await ruth.main.locator('[data-like]').first().click();
  await page.waitForFunction(() => localStorage.getItem('sw-wishlist-items')?.includes('"'));
  await ruth.opens('/wishlist');
  await hasWorker(page, '/wishlist');
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(ruth.main.getByRole('link', { name })).toBeVisible();
  await expect(ruth.main.getByText('CHF')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another build clears the shelves of the one before', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle(PLUG);
  await hasWorker(page, article('de', PLUG).path);
  await page.evaluate(async () => (await caches.open('hof-another-build-pages')).put('/x', new Response('old')));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.reload();
  await hasWorker(page, article('de', PLUG).path);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('hof-another-build-pages');
});
