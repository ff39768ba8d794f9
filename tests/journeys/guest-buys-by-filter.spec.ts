import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test('a guest filters the raclette ovens by price, keeps the filter through the back button and orders one', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page);
  const [small, large] = [article('de', '10-102'), article('de', '10-106')];

  await ruth.opens('/shop/kochen/raclette');
  const goods = page.locator('#list');
  await expect(goods.getByRole('link', { name: small.name, exact: true }).first()).toBeVisible();

  await page.getByRole('textbox', { name: ruth.t('listing', 'filterPriceFrom'), exact: true }).fill('260');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/min-price=260/);
  await expect(goods.getByRole('link', { name: small.name, exact: true })).toHaveCount(0);

  await goods.getByRole('link', { name: large.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.name);
  await page.goBack();
  await expect(page).toHaveURL(/min-price=260/);
  await expect(goods.getByRole('link', { name: small.name, exact: true })).toHaveCount(0);
  await page.goForward();

  await ruth.putsIntoCart(large.name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  await ruth.hasOrdered();
});
