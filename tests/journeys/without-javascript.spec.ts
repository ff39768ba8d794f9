import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, named } from './a-guest.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript one browses, filters, searches and reads; the cart says what it needs', async ({ page }) => {
  const ruth = aGuest(page);
  const [small, large] = [article('de', '10-102'), article('de', '10-106')];

  await ruth.opens('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: named('de', 'categories', 'raclette') })
    .click();
  await expect(ruth.main.getByRole('link', { name: small.name, exact: true }).first()).toBeVisible();

  await page.getByRole('textbox', { name: ruth.t('listing', 'filterPriceFrom'), exact: true }).fill('260');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/min-price=260/);
  await expect(page.locator('#list').getByRole('link', { name: small.name, exact: true })).toHaveCount(0);

  await page.locator('#list').getByRole('link', { name: large.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.name);

  await ruth.opens('/search?search=fondue');
  await expect(ruth.main.getByRole('link', { name: /Fondue/ }).first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: ruth.t('cart', 'badge_zero') })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(ruth.main).toContainText(ruth.t('session', 'scriptsOff'), { useInnerText: true });
});
