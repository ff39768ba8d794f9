import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { linkIn, mailTo } from './a-mailbox.ts';

test('an address is added, made the standard one, changed and deleted (D11)', { tag: '@keyboard' }, async ({
  page,
}) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=/account/address');
  await ruth.registers();
  await expect(page).toHaveURL(/^[^?]+\/account\/address/);

  await ruth.main.getByRole('link', { name: ruth.t('addressNew') }).click();
  await ruth.fillsIn({ firstName: 'Karl', lastName: 'Muster', street: 'Seestrasse 1', zipcode: '606', city: 'Sarnen' });
  await ruth.main.getByRole('button', { name: 'Speichern' }).click();
  await expect(ruth.main.getByRole('alert').first()).toContainText('6060');
  await ruth.fillsIn({ zipcode: '6060' });
  await ruth.main.getByRole('button', { name: 'Speichern' }).click();
  await ruth.isTold('addressSaved');

  await ruth.main.getByRole('button', { name: `${ruth.t('addressSetShipping')}: Karl Muster, Sarnen` }).click();
  await ruth.isTold('addressDefaultSaved');
  await ruth.main.getByRole('button', { name: `${ruth.t('addressSetShipping')}: Ruth Ammann, Baden` }).click();
  await ruth.isTold('addressDefaultSaved');

  await ruth.main.getByLabel('Löschen: Karl Muster, Sarnen').click();
  // whoever clicks twice has not asked for more
  await ruth.main.getByRole('button', { name: 'Löschen', exact: true }).dblclick();
  await ruth.isTold('addressDeleted');
  await expect(ruth.main.getByText('Karl Muster')).toHaveCount(0);
});

test('a forgotten password is set anew by the mail (D9)', async ({ page }) => {
  const email = anEmail();
  const ruth = aCustomer(page, email);
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await ruth.logsOut();

  await ruth.opens('/account/recover');
  await ruth.field('email').fill(email);
  await ruth.presses('recoverSubmit');
  await ruth.isTold('recoverSent');
  const link = await linkIn(await mailTo(email, /\/account\/recover\/password\?/), '/account/recover/password');
  await page.goto(link);
  await ruth.secret('newPassword').fill('noch-ein-langes-wort');
  await ruth.secret('newPasswordConfirm').fill('noch-ein-anderes');
  await ruth.presses('resetSubmit');
  await expect(ruth.main.getByRole('alert').first()).toContainText('stimmen nicht überein');
  await ruth.secret('newPasswordConfirm').fill('noch-ein-langes-wort');
  await ruth.presses('resetSubmit');
  await ruth.isTold('resetDone');
  await ruth.logsIn(PASSWORD);
  await ruth.isRefused();
  await ruth.logsIn('noch-ein-langes-wort');
  await expect(page).toHaveURL(/\/account$/);

  // the link works once
  expect((await page.goto(link))?.status()).toBe(410);
});

test('an account is deleted, and nobody can log in any more', async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=/account/profile');
  await ruth.registers();
  await expect(page).toHaveURL(/^[^?]+\/account\/profile/);
  await ruth.main.getByText(ruth.t('deleteTitle')).last().click();
  await ruth.presses('deleteConfirm');
  await ruth.isTold('deleteDone');
  await ruth.logsIn();
  await ruth.isRefused();
});
