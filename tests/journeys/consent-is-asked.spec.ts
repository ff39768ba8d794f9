import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { headersWith } from '#tests/support/policy.ts';
import { aGuest } from './a-guest.ts';

const banner = (page: Page) => page.locator('#consent');

/** The shop as it is built with a counter of visits: the page says so, and lets itself speak to it. */
async function withCounter(page: Page): Promise<string[]> {
  const beacons: string[] = [];
  await page.route('https://stats.example/**', (route) => {
    beacons.push(route.request().postData() ?? '');
    return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route(/\/(\?.*)?$/, async (route) => {
    const reply = await route.fetch();
    const counter = JSON.stringify({ kind: 'plausible', url: 'https://stats.example', site: 'hof.example' });
    const body = (await reply.text()).replace(' id="consent"', ` id="consent" data-counter='${counter}'`);
    const headers = headersWith(reply, { "connect-src 'self'": "connect-src 'self' https://stats.example" });
    await route.fulfill({ response: reply, headers, body });
  });
  return beacons;
}

for (const locale of ['de', 'en-US', 'fr-FR'] as Locale[])
  test(`the footer opens the question in ${locale}; both answers are as easy, and the last one counts`, {
    tag: '@keyboard',
  }, async ({ page }) => {
    const ruth = aGuest(page, locale);
    await ruth.opens('/');
    const open = page.getByRole('contentinfo').getByRole('button', { name: ruth.t('consent', 'settings') });
    await open.click();
    const [no, yes] = [ruth.t('consent', 'rejectAll'), ruth.t('consent', 'acceptAll')].map((name) =>
      banner(page).getByRole('button', { name, exact: true }),
    );
    const sizes = await Promise.all(
      [no, yes].map((button) => button?.evaluate((box) => getComputedStyle(box).cssText)),
    );
    const heights = await Promise.all([no, yes].map(async (button) => (await button?.boundingBox())?.height));
    expect(heights[0]).toBe(heights[1]);
    expect(sizes[0]?.match(/background-color: [^;]+/)?.[0]).toBe(sizes[1]?.match(/background-color: [^;]+/)?.[0]);
    expect((await new AxeBuilder({ page }).include('#consent').analyze()).violations).toEqual([]);
    await yes?.click();
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hof-consent'))).toContain('"media":true');
    await open.click();
    await no?.click();
    expect(await page.evaluate(() => localStorage.getItem('hof-consent'))).toContain('"media":false');
  });

test('without a counter nothing is asked, because nothing is to be asked', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens('/');
  await page.mouse.move(100, 100, { steps: 2 });
  await expect(page.locator('script[src*="LateScripts"]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('a counter hears of nobody before a yes, and of nobody after a no', async ({ page }) => {
  const beacons = await withCounter(page);
  const ruth = aGuest(page);
  await ruth.opens('/');
  await page.mouse.move(100, 100, { steps: 2 });
  await expect(banner(page)).toBeVisible();
  expect(beacons).toEqual([]);
  await banner(page)
    .getByRole('button', { name: ruth.t('consent', 'rejectAll') })
    .click();
  await page.reload();
  await page.mouse.move(150, 150, { steps: 2 });
  await expect(page.locator('script[src*="LateScripts"]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
  expect(beacons).toEqual([]);
});

test('after a yes the counter hears of the page, without its query, and of no cookie', async ({ page }) => {
  const beacons = await withCounter(page);
  const ruth = aGuest(page);
  await ruth.opens('/?campaign=ruth');
  await page.mouse.move(100, 100, { steps: 2 });
  await banner(page)
    .getByRole('button', { name: ruth.t('consent', 'acceptAll') })
    .click();
  await expect.poll(() => beacons.length).toBe(1);
  const { name, url, domain } = JSON.parse(beacons[0] ?? '{}');
  expect([name, domain]).toEqual(['pageview', 'hof.example']);
  expect(new URL(url).search).toBe('');
});
