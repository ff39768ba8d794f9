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
  const ask = page.getByRole('dialog', { name: ruth.t('account', 'guestReset') });
  await ask.getByRole('button', { name: ruth.t('account', 'guestReset') }).click();
  await expect(page.getByText(ruth.t('account', 'guestResetDone'))).toBeVisible();
  await expect(page.getByText(ruth.t('checkout', 'cartEmpty'), { exact: true })).toBeVisible();

  // the order was hers; whoever sits here now does not see it
  const answer = await page.goto(order);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(ruth.t('account', 'orderNotFound'))).toBeVisible();
});
