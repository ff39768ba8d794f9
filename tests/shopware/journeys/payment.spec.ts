import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { aGuest } from '#tests/journeys/a-guest.ts';
import { goods, payment } from './goods.ts';
import { expect, test } from './quiet.ts';

/** The payment page of the Shopware. */
const PAYMENT_PAGE = /\/hofpay\.html/;

async function ordersByCard(page: Page, locale: Locale) {
  const ruth = aGuest(page, locale);
  const fork = goods(locale, 'FORK-1');
  await page.goto(fork.path);
  await ruth.putsIntoCart(fork.name);
  await ruth.opens('/checkout');
  await ruth.fillsIn();
  await page.getByRole('radio', { name: payment(locale, 'payment_hofpay'), exact: true }).check();
  await ruth.agrees();
  await ruth.orders();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  return ruth;
}

async function paysAgain(page: Page, ruth: ReturnType<typeof aGuest>) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'unpaidTitle'));
  await page.waitForLoadState(); // the button is its script's
  await page.getByRole('button', { name: ruth.t('checkout', 'unpaidRetry') }).click();
}

for (const { code: locale } of LOCALES) {
  test(`what is paid on the page of another server is called paid, in ${locale}`, async ({ page }) => {
    const ruth = await ordersByCard(page, locale);
    await page.getByRole('link', { name: 'Zahlen' }).click();
    await expect(page).toHaveURL(/\/paid$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'paidTitle'));
  });

  test(`a payment that fails or is called off leaves the order open, to be paid in another way, in ${locale}`, async ({
    page,
  }) => {
    const ruth = await ordersByCard(page, locale);
    await page.getByRole('link', { name: 'Fehlschlagen' }).click();
    await paysAgain(page, ruth);
    await expect(page).toHaveURL(PAYMENT_PAGE);
    await page.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(page.getByText(ruth.t('checkout', 'paymentCancelled'))).toBeVisible();
    await page.getByText(ruth.t('checkout', 'unpaidOther'), { exact: true }).click();
    await page.getByRole('radio', { name: payment(locale, 'payment_prepayment'), exact: true }).check();
    await paysAgain(page, ruth);
    await ruth.hasOrdered();
  });
}

test('a payment that has failed is paid at the second try', async ({ page }) => {
  const ruth = await ordersByCard(page, 'de');
  await page.getByRole('link', { name: 'Fehlschlagen' }).click();
  await paysAgain(page, ruth);
  await page.getByRole('link', { name: 'Zahlen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'paidTitle'));
});
