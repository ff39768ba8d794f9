import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { aGuest, article } from './a-guest.ts';

test('a guest who has ordered becomes a customer by a password, and keeps the order (B2, D1, F1, F2)', async ({
  page,
}) => {
  const email = anEmail();
  const guest = aGuest(page);
  const ruth = aCustomer(page, email);
  const { name } = article('de', '50-102');
  await guest.opensArticle('50-102');
  await guest.putsIntoCart(name);
  await guest.goesToCheckout();
  await guest.fillsIn({ email });
  await guest.paysBy('invoice');
  await guest.agrees();
  await guest.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  const number = (await guest.main.getByText(/^\d{5,}$/).textContent()) ?? '';

  await guest.main.getByRole('link', { name: ruth.t('guestConvert') }).click();
  await expect(ruth.field('email')).toHaveValue(email);
  await ruth.secret('password').fill('kurz');
  await ruth.presses('register');
  await expect(ruth.main.getByRole('alert').first()).toContainText('8');
  await ruth.secret('password').fill(PASSWORD);
  await ruth.presses('register');
  await expect(page).toHaveURL(/\/account$/);
  await ruth.isTold('registerSuccess');
  await expect(ruth.main.getByRole('rowheader').getByRole('link', { name: number })).toBeVisible();

  // from now on with e-mail and password, and no longer by that page
  await page.goto('/account/convert-guest');
  await expect(page).toHaveURL(/\/account$/);
  await ruth.logsOut();
  await page.goto('/account/convert-guest');
  await expect(page).toHaveURL(/\/login$/);
  await ruth.logsIn();
  await expect(page).toHaveURL(/\/account$/);
});
