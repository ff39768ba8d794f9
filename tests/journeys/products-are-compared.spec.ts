import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

const CATEGORY = '/shop/kochen/raclette';
const FONDUE = '/shop/kochen/fondue';

const scales = (page: Page) => page.locator('main .card .compare');

/** Chooses the first so many cards. */
async function chooses(page: Page, count: number): Promise<void> {
  await page.mouse.move(200, 200, { steps: 2 });
  for (let index = 0; index < count; index += 1) await scales(page).nth(index).click();
}

test('products are chosen on cards, laid side by side with their differences marked, and taken out', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens(CATEGORY);
  await chooses(page, 2);
  await expect(scales(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: ruth.t('compare', 'open') }).click();

  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const weight = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: ruth.t('product', 'weight') }) });
  await expect(weight.getByRole('rowheader')).toContainText(ruth.t('compare', 'differs'));
  const guarantee = page.getByRole('rowheader', { name: ruth.t('product', 'guarantee'), exact: true });
  await expect(guarantee).toBeVisible();
  await page.getByRole('checkbox', { name: ruth.t('compare', 'differences') }).check();
  await expect(guarantee).toHaveCount(0);

  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: ruth.t('compare', 'clear') }).click();
  await expect(page.getByText(ruth.t('compare', 'emptyTitle'))).toBeVisible();
});

test('four are the most, and a fifth is told so', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens(CATEGORY);
  await chooses(page, 5);
  await expect(page.getByRole('status').filter({ hasText: ruth.t('compare', 'full') })).toBeVisible();
  await ruth.opens('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('an address that is passed on shows the same comparison to somebody else, in their language', async ({
  page,
  browser,
}) => {
  const ruth = aGuest(page);
  await ruth.opens(CATEGORY);
  await chooses(page, 2);
  await ruth.opens('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL(/\/compare\?products=[\w-]+,[\w-]+$/);

  const other = await browser.newContext();
  const hers = await other.newPage();
  const { pathname, search } = new URL(page.url());
  const marie = aGuest(hers, 'fr-FR');
  await hers.goto(new URL(`/fr-FR${pathname}${search}`, page.url()).href);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(marie.t('compare', 'title'));
  await expect(hers.getByRole('columnheader')).toHaveCount(2);
  await other.close();
});

test('from a product page, by keyboard alone, into the comparison and from there into the cart', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-140');
  const link = ruth.main.getByRole('link', { name: ruth.t('compare', 'addShort') });
  await link.focus();
  await expect(scales(page).first()).toBeAttached(); // the script is there, so the link chooses and does not leave
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: ruth.t('compare', 'chosen', { count: 1 }) })).toBeVisible();
  await expect(ruth.main.getByRole('link', { name: ruth.t('compare', 'takeOut') })).toBeFocused();
  await ruth.opens('/compare');
  const { name } = article('de', '10-140');
  await page.getByRole('button', { name: ruth.t('cart', 'addLabel', { name }) }).focus();
  await page.keyboard.press('Enter');
  await expect(ruth.panel.getByText(ruth.t('cart', 'added', { name }))).toBeVisible();
});

test('the link of a product page leads to the comparison without its script, too', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-140');
  const href = await ruth.main.getByRole('link', { name: ruth.t('compare', 'addShort') }).getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText(ruth.t('compare', 'one'))).toBeVisible();
});

test('on the phone the columns pass sideways and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const ruth = aGuest(page);
  await ruth.opens(FONDUE);
  await chooses(page, 3);
  await ruth.opens('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const region = page.getByRole('region', { name: ruth.t('compare', 'table') });
  expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

test('a store that does not answer leaves the list, and can be asked again', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens(CATEGORY);
  await chooses(page, 2);
  await page.route('**/store-api/product', (route) => route.abort());
  await ruth.opens('/compare');
  await expect(page.getByText(ruth.t('compare', 'loadFailed'))).toBeVisible();
  await page.unroute('**/store-api/product');
  await page.getByRole('button', { name: ruth.t('connection', 'retry') }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
