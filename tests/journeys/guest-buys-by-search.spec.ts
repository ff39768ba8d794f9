import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test('a guest searches for a raclette oven, opens the hit and orders it by invoice (B9)', async ({ page }) => {
  const ruth = aGuest(page);
  const oven = article('de', '10-104');

  await ruth.opens('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: ruth.t('search', 'open') })
    .click();
  await page.getByLabel(ruth.t('search', 'label')).fill('raclette ofen vier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?search=raclette/);
  await ruth.main.getByRole('link', { name: oven.name, exact: true }).first().click();

  await ruth.putsIntoCart(oven.name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  await ruth.hasOrdered();
});

test('who types the number that is printed on the device finds the device', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens('/search?search=10-104');
  await expect(ruth.main.getByRole('link', { name: article('de', '10-104').name, exact: true }).first()).toBeVisible();
});
