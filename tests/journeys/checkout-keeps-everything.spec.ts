import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, money } from './a-guest.ts';

test('another country changes prices and ways to pay, and says why one is blocked (B21, D4)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(article('de', '10-104').name);
  await ruth.goesToCheckout();
  await page.getByRole('button', { name: ruth.t('common', 'countryChange') }).click();
  const dialog = page.locator('#checkout-modal').getByRole('dialog', { name: ruth.t('common', 'countryTitle') });
  await expect(dialog.getByRole('radio')).toHaveCount(9);
  await dialog.getByRole('radio', { name: 'Spanien' }).check();
  await dialog.getByRole('button', { name: ruth.t('common', 'choose') }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText(ruth.t('common', 'countryCurrent', { country: 'Spanien' }))).toBeVisible();
  await expect(page.getByRole('combobox', { name: ruth.t('account', 'field-countryId') })).toHaveValue(/./);
  await expect(ruth.main.getByText(money('de', 29.9)).first()).toBeVisible();
  const twint = page.getByRole('radio', { name: 'TWINT', exact: true });
  await expect(twint).toBeDisabled();
  await expect(twint).toHaveAccessibleDescription(
    new RegExp(ruth.t('cart', 'payment-method-blocked', { name: 'TWINT' })),
  );
});

test('a code is entered and taken away at the checkout, with the answers of the shop (B5, D4, H2)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(article('de', '10-104').name);
  await ruth.goesToCheckout();
  const side = page.getByRole('complementary', { name: ruth.t('checkout', 'yourOrder') });
  await side.getByText(ruth.t('cart', 'promoTitle')).click();
  const code = side.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') });
  const apply = side.getByRole('button', { name: ruth.t('cart', 'promoApply') });
  await code.fill('GIBTESNICHT');
  await apply.click();
  await expect(side.getByText(ruth.t('cart', 'promotion-not-found', { code: 'GIBTESNICHT' }))).toBeVisible();
  await code.fill('WINTER10');
  await code.press('Enter');
  await expect(side.getByText('−24.90')).toBeVisible();
  await side.getByRole('button', { name: ruth.t('cart', 'promoRemove', { code: 'WINTER10' }) }).click();
  await expect(side.getByText('−24.90')).toBeHidden();
});

test('a download is ordered without shipping, once its buyer has given up the right of withdrawal, and is there once it is paid (C12, D4, D5)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('60-101');
  await ruth.putsIntoCart(article('de', '60-101').name);
  await ruth.goesToCheckout();
  await ruth.fillsIn();
  await expect(page.getByRole('group', { name: ruth.t('checkout', 'shippingMethod') })).toHaveCount(0);
  await ruth.paysBy('card');
  await ruth.agrees();
  await ruth.orders();
  await expect(page.getByRole('alert')).toContainText(ruth.t('validation', 'digitalWaiver'));
  await page.getByRole('checkbox', { name: ruth.t('checkout', 'consentDigital') }).check();
  await ruth.orders();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/paid$/);
  const number = (await ruth.main.getByText(/^\d{5,}$/).textContent()) ?? '';
  const words = ruth.t('checkout', 'downloadPaidText', { number, email: 'ruth.ammann@example.ch' });
  await expect(ruth.main.getByText(words)).toBeVisible();
  await expect(ruth.main.getByText(ruth.t('checkout', 'nextSteps'))).toHaveCount(0);
  const file = page.waitForEvent('download');
  await ruth.main.getByRole('link', { name: /herunterladen/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a reload loses nothing, and the way back after an order leads to no second one (B5, D6, G3)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('50-101');
  await ruth.putsIntoCart(article('de', '50-101').name);
  await ruth.goesToCheckout();
  await ruth.fillsIn();
  await page.getByRole('textbox', { name: ruth.t('checkout', 'comment') }).fill('Bitte klingeln');
  await ruth.paysBy('invoice');
  await page.reload();
  await expect(ruth.field('street')).toHaveValue('Obere Halde 14');
  await expect(page.getByRole('textbox', { name: ruth.t('checkout', 'comment') })).toHaveValue('Bitte klingeln');
  await expect(page.getByRole('radio', { name: 'Rechnung', exact: true })).toBeChecked();
  await ruth.agrees();
  await page.getByRole('button', { name: ruth.t('checkout', 'placeOrderBinding') }).dblclick();
  await ruth.hasOrdered();
  await page.goBack();
  await expect(page.getByText(ruth.t('checkout', 'cartEmpty'), { exact: true })).toBeVisible();
});
