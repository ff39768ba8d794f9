import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';

test('a login leads back to where it was asked for, also in a second tab (B2, D2)', { tag: '@keyboard' }, async ({
  page,
  context,
}) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await ruth.logsOut();

  await ruth.opens('/account/address');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount%2Faddress$/);
  await ruth.logsIn('ein-falsches-wort');
  await ruth.isRefused();
  await ruth.logsIn();
  await expect(page).toHaveURL(/\/account\/address$/);

  // a second tab is logged out with the first
  const other = await context.newPage();
  await other.goto('/account/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ruth.t('profile'));
  await ruth.logsOut();
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Faccount%2Fprofile$/);
});

test('a login leads to no other shop (B3)', async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=//evil.example');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await ruth.opens('/login?redirectTo=https://evil.example/');
  await expect(page).toHaveURL(/\/account$/);
});

test('a session that has expired in an open form asks to log in, and comes back (H9)', async ({ page, context }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=/account/profile');
  await ruth.registers();
  await expect(page).toHaveURL(/^[^?]+\/account\/profile/);
  await expect(ruth.field('firstName')).toBeEnabled();
  await context.clearCookies();
  await ruth.field('firstName').fill('Ruth Maria');
  await ruth.main.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount%2Fprofile/);
  await ruth.logsIn();
  await expect(page).toHaveURL(/^[^?]+\/account\/profile/);
});
