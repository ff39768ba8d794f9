import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

const goesDown = (page: Page) => page.route('**/store-api/**', (route) => route.abort('connectionrefused'));
const comesBack = (page: Page) => page.unroute('**/store-api/**');

test('when the store can’t be reached the cart is safe, and trying again brings it back', async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await goesDown(page);
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'add'), exact: true })
    .first()
    .click();
  await expect(ruth.main.getByText(ruth.t('cart', 'addFailed', { name }))).toBeVisible();
  await comesBack(page);
  await ruth.putsIntoCart(name);

  await goesDown(page);
  await ruth.panel.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name }) }).click();
  await expect(ruth.panel.getByText(ruth.t('connection', 'failed'))).toBeVisible();
  const quantity = ruth.panel.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) });
  await expect(quantity).toHaveValue('1');
  await comesBack(page);
  await ruth.panel.getByRole('button', { name: ruth.t('connection', 'retry') }).click();
  await expect(quantity).toHaveValue('2');
});

test('what went in although its answer was lost does not go in twice (D15, E14)', async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await page.route('**/checkout/cart/line-item', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'add'), exact: true })
    .first()
    .click();
  await expect(ruth.main.getByText(ruth.t('cart', 'addFailed', { name }))).toBeVisible();
  await page.unroute('**/checkout/cart/line-item');
  await ruth.putsIntoCart(name);
  await expect(ruth.panel.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) })).toHaveValue(
    '1',
  );
});

test('an order that does not get through loses nothing: once more, and it is placed', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(article('de', '10-104').name);
  await ruth.goesToCheckout();
  await ruth.fillsIn();
  await ruth.paysBy('invoice');
  await ruth.agrees();
  await expect(page.getByRole('radio', { name: 'Rechnung', exact: true })).toBeChecked();
  await expect(ruth.main.getByRole('definition').getByText('Rechnung')).toBeVisible();

  await goesDown(page);
  await ruth.orders();
  await expect(page.getByText(ruth.t('checkout', 'orderFailed'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(ruth.t('cart', 'loadFailed'))).toBeVisible();
  await comesBack(page);
  await page.getByRole('button', { name: ruth.t('connection', 'retry') }).click();
  await expect(ruth.field('city')).toHaveValue('Baden');

  await ruth.orders();
  await ruth.hasOrdered();
});
