import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { aGuest, article } from './a-guest.ts';

const pans = article('de', '50-101');

/** Ruth, whose account was opened some other day, stands at the checkout with two pans and is not logged in. */
async function atCheckout(page: Page, hasAccount: boolean) {
  const email = anEmail();
  const [ruth, account] = [aGuest(page), aCustomer(page, email)];
  if (hasAccount) {
    await account.opens('/register');
    await account.registers();
    await expect(page).toHaveURL(/\/account$/);
    await account.logsOut();
  }
  await ruth.opensArticle('50-101');
  await ruth.putsIntoCart(pans.name);
  await ruth.goesToCheckout();
  const buys = (way: 'asGuest' | 'asCustomer' | 'asNew') =>
    page.getByRole('radio', { name: ruth.t('checkout', way) }).check();
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  return { ruth, account, email, buys, radio };
}

test('a login amid the checkout loses nothing: the typed address and the remark are still there, and are ordered (B5, D2, D6)', async ({
  page,
}) => {
  const { ruth, account, email, buys, radio } = await atCheckout(page, true);
  await ruth.fillsIn({ email });
  await ruth.field('street').fill('Dorfstrasse 1');
  await ruth.field('zipcode').fill('6060');
  await ruth.field('city').fill('Sarnen');
  await page.getByRole('textbox', { name: ruth.t('checkout', 'comment') }).fill('Bitte klingeln');

  await buys('asCustomer');
  await expect(account.field('email')).toHaveValue(email);
  await account.secret('password').fill('ein-falsches-wort');
  await page.keyboard.press('Enter');
  await account.isRefused();
  await account.secret('password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(ruth.main.getByText(account.t('loginSuccess', { name: 'Ruth' }))).toBeFocused();

  await expect(page).toHaveURL(/\/checkout$/);
  await expect(radio(account.t('addressNew'))).toBeChecked();
  await expect(ruth.field('street')).toHaveValue('Dorfstrasse 1');
  await expect(page.getByRole('textbox', { name: ruth.t('checkout', 'comment') })).toHaveValue('Bitte klingeln');
  await ruth.paysBy('invoice');
  await ruth.agrees();
  await ruth.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(ruth.main.getByText(/Dorfstrasse 1, 6060 Sarnen/).first()).toBeVisible();

  // it stands in the book from now on
  await account.opens('/account/address');
  await expect(ruth.main.getByText('Dorfstrasse 1')).toBeVisible();
});

test('a customer corrects an address of the book amid the checkout, and chooses where parcel and invoice go (B5, C12, D11)', async ({
  page,
}) => {
  const { ruth, account, buys, radio } = await atCheckout(page, true);
  await buys('asCustomer');
  await account.logsIn();
  await expect(radio('Ruth Ammann')).toBeChecked();
  await ruth.main.getByRole('link', { name: account.t('addressEdit') }).click();
  await account.field('street').fill('Obere Halde 15');
  await ruth.main.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(radio('Ruth Ammann')).toBeChecked();
  await page.getByRole('checkbox', { name: ruth.t('checkout', 'billingSame') }).uncheck();
  const billing = page.getByRole('group', { name: ruth.t('checkout', 'billingAddress') }).first();
  await billing.getByRole('radio', { name: account.t('addressNew') }).check();
  for (const [field, text] of Object.entries({ street: 'Gasse 2', zipcode: '3000', city: 'Bern' }))
    await ruth.field(field).fill(text);
  await ruth.field('firstName').fill('Karl');
  await ruth.field('lastName').fill('Odermatt');
  await ruth.paysBy('invoice');
  await ruth.agrees();
  await ruth.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(ruth.main.getByText(/^Karl Odermatt, Gasse 2, 3000 Bern/)).toBeVisible();
  await expect(ruth.main.getByText(/^Ruth Ammann, Obere Halde 15, 5400 Baden/)).toBeVisible();
});

test('an order by who wants to log in and has not is refused, and says so (E4)', async ({ page }) => {
  const { ruth, buys } = await atCheckout(page, false);
  await ruth.fillsIn();
  await ruth.agrees();
  await buys('asCustomer');
  await ruth.orders();
  await expect(page.getByRole('alert')).toContainText(ruth.t('validation', 'loginRequired'));
  // as a guest everything typed is still there
  await buys('asGuest');
  await expect(ruth.field('firstName')).toHaveValue('Ruth');
  await ruth.paysBy('invoice');
  await ruth.orders();
  await ruth.hasOrdered();
});

test('an account is opened with the order, for who is old enough (E6)', async ({ page }) => {
  const { ruth, account, email, buys } = await atCheckout(page, false);
  await buys('asNew');
  await ruth.fillsIn({ email });
  await account.fillsIn({ emailConfirmation: email });
  for (const name of ['password', 'passwordConfirm']) await account.secret(name).fill(PASSWORD);
  await account.fillsIn({ birthdayDay: '17', birthdayMonth: '5', birthdayYear: '2020' });
  await ruth.paysBy('invoice');
  await ruth.agrees();
  await ruth.orders();
  await expect(page.getByRole('alert')).toContainText(ruth.t('validation', 'age', { min: 18 }));
  await account.fillsIn({ birthdayYear: '1980' });
  await ruth.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await account.opens('/account/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/order$/);
});

test('who comes after a customer in the same tab finds nothing of theirs at the checkout (D2, D6)', async ({
  page,
}) => {
  const { ruth, account, email } = await atCheckout(page, true);
  await account.opens('/login');
  await account.logsIn();
  await expect(page).toHaveURL(/\/account$/);
  await ruth.opens('/checkout');
  await expect(ruth.main.getByRole('status').getByText(email)).toBeVisible();
  await page.getByRole('textbox', { name: ruth.t('checkout', 'comment') }).fill('Bitte klingeln');
  await account.opens('/account');
  await account.logsOut();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hof-checkout'))).toBeNull();

  await ruth.opensArticle('50-101');
  await ruth.putsIntoCart(pans.name);
  await ruth.goesToCheckout();
  for (const field of ['email', 'firstName', 'lastName', 'street']) await expect(ruth.field(field)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: ruth.t('checkout', 'comment') })).toHaveValue('');
});

test('a checkout that is open while another tab logs in and out is always that of who is there (B5, D2)', {
  tag: '@verify',
}, async ({ page, context }) => {
  const { ruth, account, email, radio } = await atCheckout(page, true);
  const there = await context.newPage();
  const elsewhere = aCustomer(there, email);
  const karl = aCustomer(there, anEmail());
  await elsewhere.opens('/login');
  await elsewhere.logsIn();
  await expect(there).toHaveURL(/\/account$/);
  await expect(ruth.main.getByText(account.t('loginSuccess', { name: 'Ruth' }))).toBeVisible();
  await expect(radio('Ruth Ammann')).toBeChecked();

  await elsewhere.logsOut();
  // her cart went with her; somebody else fills one
  const guest = aGuest(there);
  await guest.opensArticle('50-101');
  await guest.putsIntoCart(pans.name);
  await karl.opens('/register');
  await karl.registers({ firstName: 'Karl', lastName: 'Odermatt', street: 'Gasse 2' });
  await expect(there).toHaveURL(/\/account$/);
  await expect(ruth.main.getByText(account.t('loginSuccess', { name: 'Karl' }))).toBeVisible();
  await expect(radio('Karl Odermatt')).toBeChecked();
  await expect(page.locator('body')).not.toContainText('Ruth Ammann');
  await expect(page.locator('body')).not.toContainText(email);
});
