import type { Page } from '@playwright/test';
import { idOf } from '#store/id.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

const KEY = 'SWSCHOFUNDHERDDEMOSHOP0000';
const COUPLING = '10-140';
const PAN_SCRAPERS = '50-102';

/** Presses the heart of a product page and waits until it is noted. */
async function notes(page: Page, number: string) {
  const ruth = aGuest(page);
  const { name } = article('de', number);
  await ruth.opensArticle(number);
  const heart = ruth.main.getByRole('button', { name: ruth.t('wishlist', 'addLabel', { name }), exact: true }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  return heart;
}

/** Becomes a customer in this browser, as the account's screens do it. */
async function registers(page: Page, email: string) {
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === TOKEN_NAME)?.value;
  const response = await page.request.post('/store-api/account/register', {
    headers: { 'sw-access-key': KEY, ...(token && { [TOKEN_NAME]: token }) },
    data: {
      ...{ email, password: 'ein-langes-wort', firstName: 'Ruth', lastName: 'Ammann' },
      ...{ acceptedDataProtection: true, storefrontUrl: origin },
      billingAddress: { street: 'Obere Halde 14', zipcode: '5400', city: 'Baden', countryId: idOf('country', 'CH') },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const newToken = response.headers()[TOKEN_NAME] ?? '';
  await page.context().addCookies([{ name: TOKEN_NAME, value: newToken, url: origin }]);
}

const ownList = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '[]'));

test('what was noted without an account is there after a reload, and goes into the account with the login (D3)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const heart = await notes(page, COUPLING);
  await page.reload();
  await page.mouse.move(100, 100, { steps: 2 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await ownList(page)).toEqual([idOf('product', COUPLING)]);

  await registers(page, `wishes-${Date.now()}@example.com`);
  await ruth.opens('/wishlist');
  await expect(page.getByText(ruth.t('wishlist', 'merged', { count: 1 }))).toBeVisible();
  await expect(ruth.main.getByRole('link', { name: article('de', COUPLING).name })).toBeVisible();
  await expect.poll(() => ownList(page)).toEqual([]);

  // the account has it, whatever this browser forgets
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(ruth.main.getByRole('link', { name: article('de', COUPLING).name })).toBeVisible();
});

test('everything noted goes into the cart at once, and is taken off one by one or all together (B11, C10, D3)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page);
  const names = [COUPLING, PAN_SCRAPERS].map((number) => article('de', number).name);
  await notes(page, COUPLING);
  await notes(page, PAN_SCRAPERS);
  await ruth.opens('/wishlist');
  await page.getByRole('button', { name: ruth.t('wishlist', 'allToCart') }).click();
  await expect(ruth.panel).toBeVisible();
  for (const name of names) await expect(ruth.panel.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');

  const [coupling = '', scrapers = ''] = names;
  await page.getByRole('button', { name: ruth.t('wishlist', 'removeLabel', { name: coupling }) }).click();
  await expect(ruth.main.getByRole('link', { name: coupling })).toBeHidden();
  await expect(ruth.main.getByRole('link', { name: scrapers })).toBeVisible();
  await page.getByRole('button', { name: ruth.t('wishlist', 'clear') }).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: ruth.t('wishlist', 'clear') })
    .click();
  await expect(page.getByText(ruth.t('wishlist', 'emptyTitle'))).toBeVisible();
});

test('what the shop no longer has is said (B11, C10)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens('/');
  await page.evaluate((id) => localStorage.setItem('sw-wishlist-items', JSON.stringify([id])), idOf('product', 'gone'));
  await ruth.opens('/wishlist');
  await expect(page.getByText(ruth.t('wishlist', 'gone'))).toBeVisible();
});

test('a list that can’t be read says so, and can be tried again (G4)', async ({ page }) => {
  const ruth = aGuest(page);
  await notes(page, COUPLING);
  await page.route('**/store-api/product', (route) => route.abort());
  await ruth.opens('/wishlist');
  await expect(page.getByText(ruth.t('wishlist', 'loadFailed'))).toBeVisible();
  await page.unroute('**/store-api/product');
  await page.getByRole('button', { name: ruth.t('connection', 'retry') }).click();
  await expect(ruth.main.getByRole('link', { name: article('de', COUPLING).name })).toBeVisible();
});

test('the list that is open shows what another tab notes, and not what another tab’s shopper had (D3, D15)', async ({
  page,
  context,
}) => {
  const ruth = aGuest(page);
  await notes(page, COUPLING);
  await ruth.opens('/wishlist');
  const [coupling, scrapers] = [COUPLING, PAN_SCRAPERS].map((number) =>
    ruth.main.getByRole('link', { name: article('de', number).name }),
  );
  if (!coupling || !scrapers) throw new Error('Two articles are noted.');
  await expect(coupling).toBeVisible();
  const other = await context.newPage();
  await notes(other, PAN_SCRAPERS);
  await expect(scrapers).toBeVisible();

  await registers(page, `tabs-${Date.now()}@example.com`);
  await page.reload();
  await expect(coupling).toBeVisible();
  await other.goto('/account');
  await other.getByRole('button', { name: ruth.t('account', 'logout') }).click();
  await expect(page.getByText(ruth.t('wishlist', 'emptyTitle'))).toBeVisible();
});
