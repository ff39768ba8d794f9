import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, paymentName } from './a-guest.ts';

/** Ruth orders an oven by card, which leads to the payment page before anybody thanks her. */
async function ordersByCard(page: Page) {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(article('de', '10-104').name);
  await ruth.goesToCheckout();
  await expect(page.getByRole('radio', { name: paymentName('de', 'card'), exact: true })).toBeVisible();
  await ruth.ordersBy('card');
  await expect(page).toHaveURL(gateway);
  return ruth;
}

const gateway = /\/payment\/card\//;

test('a card is paid before anybody is thanked, and what is paid is called paid (B5, D5, G3)', {
  tag: '@verify',
}, async ({ page }) => {
  const ruth = await ordersByCard(page);
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/paid$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'paidTitle'));
  const number = (await ruth.main.getByText(/^\d{5,}$/).textContent()) ?? '';
  await expect(page.getByText(ruth.t('checkout', 'paidText', { number }))).toBeVisible();
  // a paid order is not called unpaid, whatever the address says
  await page.goto(page.url().replace(/paid$/, 'unpaid'));
  await expect(page).toHaveURL(/\/paid$/);
});

test('a payment that is declined leaves the order open: once more, and it is paid (B5, D5)', async ({ page }) => {
  const ruth = await ordersByCard(page);
  await page.locator('button[value="decline"]').click();

  await expect(page).toHaveURL(/\/unpaid/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'unpaidTitle'));
  await expect(page.getByText(ruth.t('checkout', 'unpaidText'))).toBeVisible();
  await page.getByRole('button', { name: ruth.t('checkout', 'unpaidRetry') }).click();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/paid$/);
});

test('who calls the payment off may pay in another way (D5, G3)', { tag: '@keyboard' }, async ({ page }) => {
  const ruth = await ordersByCard(page);
  await page.locator('button[value="cancel"]').click();

  await expect(page.getByText(ruth.t('checkout', 'paymentCancelled'))).toBeVisible();
  await page.getByText(ruth.t('checkout', 'unpaidOther')).click();
  await page.getByRole('radio', { name: 'Vorauskasse', exact: true }).check();
  await page.getByRole('button', { name: ruth.t('checkout', 'unpaidRetry') }).click();
  await ruth.hasOrdered();
});

test('who comes back unpaid reads so, goes on after five seconds, and the next time only when they like (D5, I2)', async ({
  page,
}) => {
  const ruth = await ordersByCard(page);
  // from here on time stands still, unless the test says otherwise
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'notPaidTitle'));
  await expect(page.getByText(ruth.t('checkout', 'redirect', { count: 5 }))).toBeVisible();
  await page.clock.runFor(4999);
  await expect(page).not.toHaveURL(gateway);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(gateway);

  await page.goBack();
  const onwards = page.getByRole('link', { name: ruth.t('checkout', 'redirectNow') });
  await expect(onwards).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
  await onwards.click();
  await expect(page).toHaveURL(gateway);
});
