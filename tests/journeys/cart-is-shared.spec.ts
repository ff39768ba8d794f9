import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

type Guest = ReturnType<typeof aGuest>;

/** The link in the folded part beside the sums. */
async function linkOf(ruth: Guest): Promise<string> {
  await ruth.main.getByText(ruth.t('cart', 'keepTitle'), { exact: true }).click();
  return ruth.main.getByRole('textbox', { name: ruth.t('cart', 'keepLink') }).inputValue();
}

const offer = (ruth: Guest) => ruth.main.getByRole('region', { name: ruth.t('cart', 'offeredTitle') });
const quantity = (ruth: Guest, name: string) =>
  ruth.main.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) });

test('a cart travels as a link: somebody else sees it first, and takes it over by saying so (C3, C4)', async ({
  page,
  browser,
}) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name, 2);
  await ruth.opens('/cart');
  await expect(quantity(ruth, name)).toHaveValue('2');
  const { search } = new URL(await linkOf(ruth));

  const elsewhere = await browser.newContext();
  const urs = aGuest(await elsewhere.newPage());
  await urs.opens(`/cart${search}`);
  await expect(offer(urs).getByText(name)).toBeVisible();
  await expect(offer(urs).getByText('498.00', { exact: true })).toBeVisible();
  await expect(urs.main.getByText(urs.t('cart', 'emptyTitle'))).toBeVisible();

  await urs.main.getByRole('button', { name: urs.t('cart', 'offeredAdd') }).click();
  await expect(quantity(urs, name)).toHaveValue('2');
  await expect(offer(urs)).toBeHidden();
  await expect(urs.main.getByRole('heading', { level: 1 })).toBeFocused();
  await elsewhere.close();
});

const broken = `${'0'.repeat(32)}.1`;

test('a link says what is no longer there, and one that nobody can read does no harm', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens(`/cart?goods=${broken}`);
  await expect(offer(ruth).getByText(ruth.t('cart', 'offeredGone', { count: 1 }))).toBeVisible();
  await expect(offer(ruth).getByRole('button')).toHaveText([ruth.t('cart', 'offeredClose')]);

  await ruth.opens('/cart?goods=<img src=x onerror=alert(1)>');
  await expect(offer(ruth).getByText(ruth.t('cart', 'offeredBroken'))).toBeVisible();
  await offer(ruth)
    .getByRole('button', { name: ruth.t('cart', 'offeredClose') })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(ruth.main.getByText(ruth.t('cart', 'emptyTitle'))).toBeVisible();
});

test('a cart is kept in this browser, outlives its goods, and is forgotten when told to', { tag: '@keyboard' }, async ({
  page,
}) => {
  const ruth = aGuest(page, 'fr-FR');
  const { name } = article('fr-FR', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.opens('/cart');
  await ruth.main.getByText(ruth.t('cart', 'keepTitle'), { exact: true }).click();
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'keepSave') }).click();
  await expect(page.getByText(ruth.t('cart', 'keepSaved'))).toBeVisible();
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'removeLabel', { name }) }).click();
  await expect(ruth.main.getByText(ruth.t('cart', 'emptyTitle'))).toBeVisible();

  await page.reload();
  const kept = ruth.main.getByRole('region', { name: ruth.t('cart', 'savedTitle') });
  await kept.getByRole('button', { name: ruth.t('cart', 'savedView') }).click();
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'offeredAdd') }).click();
  await expect(quantity(ruth, name)).toHaveValue('1');
  await kept.getByRole('button').last().click();
  await expect(kept).toBeHidden();
});

test('a store that is down keeps the offer, and trying again shows it (D15)', async ({ page }) => {
  const ruth = aGuest(page);
  const isProducts = (url: URL) => url.pathname === '/store-api/product';
  const goesDown = (tab: Page) => tab.route(isProducts, (route) => route.abort('connectionrefused'));
  await goesDown(page);
  await ruth.opens(`/cart?goods=${broken}`);
  await expect(ruth.main.getByText(ruth.t('cart', 'offeredFailed'))).toBeVisible();
  await page.unroute(isProducts);
  await offer(ruth)
    .getByRole('button', { name: ruth.t('connection', 'retry') })
    .click();
  await expect(offer(ruth).getByText(ruth.t('cart', 'offeredGone', { count: 1 }))).toBeVisible();
});

test('what shipping costs follows the country, and the way to free shipping is shown (A10, D4)', async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '41-202');
  await ruth.opensArticle('41-202');
  await ruth.putsIntoCart(name);
  await expect(ruth.panel.getByText(/bis zur Gratislieferung/)).toBeVisible();
  await ruth.opens('/cart');
  const side = ruth.main.getByRole('complementary', { name: ruth.t('cart', 'summary') });
  await expect(side.getByText(/bis zur Gratislieferung/)).toBeVisible();
  const country = side.getByRole('combobox', { name: ruth.t('cart', 'shippingCountry') });
  await expect(country.getByRole('option')).toHaveCount(9);
  const home = await side.getByRole('definition').nth(1).textContent();

  await country.selectOption({ label: 'Deutschland' });
  await expect(side.getByRole('definition').nth(1)).not.toHaveText(home ?? '');
  await expect(side.getByText(/bis zur Gratislieferung/)).toHaveCount(0);
  await page.reload();
  await expect(country.locator('option:checked')).toHaveText('Deutschland');
  await country.selectOption({ label: 'Schweiz' });
  await expect(side.getByText(/bis zur Gratislieferung/)).toBeVisible();
});
