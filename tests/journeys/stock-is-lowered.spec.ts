import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test('who wants more than there is gets what there is, and is told so once (D4, H2)', async ({ page }) => {
  const ruth = aGuest(page);
  // the last five in cream are sold off
  const { name, path } = article('de', '10-102');
  await page.goto(`${path}-creme`);

  await ruth.putsIntoCart(name, 5);
  await page.keyboard.press('Escape');
  await expect(ruth.panel).toBeHidden();
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'add'), exact: true })
    .first()
    .click();

  const notice = ruth.t('cart', 'product-stock-reached', { name, quantity: 5 });
  const quantity = { name: ruth.t('cart', 'quantityLabel', { name }) };
  await expect(ruth.panel.getByText(notice)).toBeVisible();
  await expect(ruth.panel.getByText(ruth.t('cart', 'added', { name }))).toHaveCount(0);
  await expect(ruth.panel.getByRole('spinbutton', quantity)).toHaveValue('5');

  await ruth.opens('/cart');
  await expect(ruth.main.getByRole('spinbutton', quantity)).toHaveValue('5');
  await expect(page.getByText(notice)).toHaveCount(0);
});
