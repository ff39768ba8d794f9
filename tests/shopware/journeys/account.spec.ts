import type { Locale } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { aCustomer, anEmail, PASSWORD } from '#tests/journeys/a-customer.ts';
import { aGuest, translate } from '#tests/journeys/a-guest.ts';
import { linkTo, setSettings } from './control.ts';
import { goods, payment } from './goods.ts';
import { expect, test } from './quiet.ts';

const at = (locale: Locale, path: string) => new RegExp(`${inLocale(locale, path)}$`);

test('an account is opened, orders, tells its order and cancels it', async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Ammann');

  const shopper = aGuest(page);
  const oil = goods('de', 'OEL-250');
  await page.goto(oil.path);
  await shopper.putsIntoCart(oil.name);
  await shopper.opens('/checkout');
  await page.getByRole('radio', { name: payment('de', 'payment_invoicepayment'), exact: true }).check();
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);

  await ruth.opens('/account/order');
  await ruth.main.getByRole('rowheader').getByRole('link').click();
  await expect(ruth.main.getByText(oil.name).first()).toBeVisible();
  await ruth.main.getByText(ruth.t('orderCancel')).first().click();
  await ruth.presses('orderCancel');
  await ruth.isTold('orderCancelledDone');
  await ruth.presses('orderAgain');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(ruth.main.getByRole('link', { name: oil.name }).first()).toBeVisible();
});

test('a login leads back to where it was asked for, and addresses are kept', async ({ page, refused }) => {
  const ruth = aCustomer(page, anEmail(), 'en-US');
  const save = translate('en-US', 'common', 'save');
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(at('en-US', '/account'));
  await page.waitForLoadState('networkidle');
  await ruth.logsOut();
  await ruth.opens('/account/address');
  refused('/account/login');
  await ruth.logsIn('ein-falsches-wort');
  await ruth.isRefused();
  await ruth.logsIn();
  await expect(page).toHaveURL(at('en-US', '/account/address'));

  await ruth.main.getByRole('link', { name: ruth.t('addressNew') }).click();
  await ruth.fillsIn({
    firstName: 'Karl',
    lastName: 'Muster',
    street: 'Seestrasse 1',
    zipcode: '6060',
    city: 'Sarnen',
  });
  await ruth.main.getByRole('button', { name: save }).click();
  await ruth.isTold('addressSaved');
  await ruth.main.getByRole('button', { name: `${ruth.t('addressSetShipping')}: Karl Muster, Sarnen` }).click();
  await ruth.isTold('addressDefaultSaved');
});

test('a forgotten password is set anew by the mail', async ({ page }) => {
  const email = anEmail();
  const ruth = aCustomer(page, email, 'fr-FR');
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(at('fr-FR', '/account'));
  await page.waitForLoadState('networkidle');
  await ruth.logsOut();
  await ruth.opens('/account/recover');
  await ruth.field('email').fill(email);
  await ruth.presses('recoverSubmit');
  await ruth.isTold('recoverSent');
  await page.goto(await linkTo(email));
  for (const name of ['newPassword', 'newPasswordConfirm']) await ruth.secret(name).fill('noch-ein-langes-wort');
  await ruth.presses('resetSubmit');
  await ruth.isTold('resetDone');
  await ruth.logsIn('noch-ein-langes-wort');
  await expect(page).toHaveURL(at('fr-FR', '/account'));
});

test.describe('where registrations are confirmed', () => {
  test.beforeEach(() => setSettings({ doubleOptIn: true }));
  test.afterEach(() => setSettings({ doubleOptIn: false }));

  test('an account opens with the click in the mail, and not before', async ({ page, refused }) => {
    const email = anEmail();
    const ruth = aCustomer(page, email, 'en-US');
    await ruth.opens('/register');
    await ruth.registers();
    await expect(ruth.main.getByText(ruth.t('registerOptinText', { email }))).toBeVisible();
    refused('/account/login');
    await ruth.opens('/login');
    await ruth.logsIn();
    await expect(ruth.main.getByRole('alert')).toHaveText(
      translate('en-US', 'connection', 'error-CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'),
    );
    await page.goto(await linkTo(email));
    await ruth.presses('confirmSubmit');
    await ruth.isTold('registerConfirmed');
    await page.waitForLoadState('networkidle');
    await ruth.logsOut();
    await ruth.opens('/login');
    await ruth.logsIn(PASSWORD);
    await expect(page).toHaveURL(at('en-US', '/account'));
  });
});
