import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test('a guest comes back to a filled form, and can have everything forgotten (D6)', async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  await ruth.hasOrdered();
  const order = page.url();

  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await expect(ruth.field('email')).toHaveValue('ruth.ammann@example.ch');
  await expect(ruth.field('street')).toHaveValue('Obere Halde 14');

  await page.getByRole('button', { name: ruth.t('account', 'guestReset') }).click();
  const dialog = page.getByRole('dialog', { name: ruth.t('account', 'guestReset') });
  await dialog.getByRole('button', { name: ruth.t('account', 'guestReset') }).click();
  await expect(page.getByText(ruth.t('account', 'guestResetDone'))).toBeVisible();
  await expect(page.getByText(ruth.t('checkout', 'cartEmpty'), { exact: true })).toBeVisible();

  // the order was hers; whoever sits here now does not see it
  const response = await page.goto(order);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(ruth.t('account', 'orderNotFound'))).toBeVisible();
});

test('a guest is forgotten where they stand after the order, as the questions and answers promise (D6)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  await ruth.hasOrdered();
  const order = page.url();

  const reset = ruth.t('account', 'guestReset');
  // the page of a payment that did not come offers it too
  await page.goto(`${order}/unpaid`);
  await expect(ruth.main.getByText(reset).first()).toBeVisible();
  await page.goto(order);
  await ruth.main.locator('summary', { hasText: reset }).click();
  await expect(ruth.main.getByText(ruth.t('account', 'guestResetAsk'))).toBeVisible();
  await ruth.main.getByRole('button', { name: reset, exact: true }).click();
  await expect(page.getByText(ruth.t('account', 'guestResetDone'))).toBeVisible();

  expect((await page.goto(order))?.status()).toBe(404);
  await page.goto('/account/convert-guest');
  await expect(page).toHaveURL(/\/login$/);
});
