import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { aCustomer, anEmail } from '#tests/journeys/a-customer.ts';
import { aGuest, translate } from '#tests/journeys/a-guest.ts';
import { CONFIRMED } from '#tests/shopware/address.ts';
import { linkTo } from './control.ts';
import { goods, payment } from './goods.ts';
import { expect, test } from './quiet.ts';

const at = (locale: Locale, path: string) => new RegExp(`${inLocale(locale, path)}$`);

/** Somebody with a new account, on its first page. */
async function withAccount(page: Page, locale: Locale, email = anEmail()) {
  const ruth = aCustomer(page, email, locale);
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(at(locale, '/account'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Ammann');
  return ruth;
}

for (const { code: locale } of LOCALES) {
  test(`an account is opened, orders, tells its order and cancels it, in ${locale}`, async ({ page }) => {
    const ruth = await withAccount(page, locale);
    const shopper = aGuest(page, locale);
    const oil = goods(locale, 'OEL-250');
    await page.goto(oil.path);
    await shopper.putsIntoCart(oil.name);
    await shopper.opens('/checkout');
    await page.getByRole('radio', { name: payment(locale, 'payment_invoicepayment'), exact: true }).check();
    await shopper.agrees();
    await shopper.orders();
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shopper.t('checkout', 'successTitle', { name: 'Ruth' }),
    );

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

  test(`a login leads back to where it was asked for, addresses are kept, and a forgotten password is set anew, in ${locale}`, async ({
    page,
    refused,
  }) => {
    const email = anEmail();
    const ruth = await withAccount(page, locale, email);
    await page.waitForLoadState('networkidle');
    await ruth.logsOut();
    await ruth.opens('/account/address');
    refused('/account/login');
    await ruth.logsIn('ein-falsches-wort');
    await ruth.isRefused();
    await ruth.logsIn();
    await expect(page).toHaveURL(at(locale, '/account/address'));

    await ruth.main.getByRole('link', { name: ruth.t('addressNew') }).click();
    const address = { street: 'Seestrasse 1', zipcode: '6060', city: 'Sarnen' };
    await ruth.fillsIn({ firstName: 'Karl', lastName: 'Muster', ...address });
    await ruth.main.getByRole('button', { name: translate(locale, 'common', 'save') }).click();
    await ruth.isTold('addressSaved');
    // in French a blank stands before the colon
    const sendsThere = new RegExp(`^${ruth.t('addressSetShipping')}\\s?: Karl Muster, Sarnen$`);
    await ruth.main.getByRole('button', { name: sendsThere }).click();
    await ruth.isTold('addressDefaultSaved');

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
    await expect(page).toHaveURL(at(locale, '/account'));
  });

  test(`where registrations are confirmed, an account opens with the click in the mail and not before, in ${locale}`, async ({
    page,
    refused,
  }) => {
    const email = anEmail().replace(/@.*/, CONFIRMED);
    const ruth = aCustomer(page, email, locale);
    await ruth.opens('/register');
    await ruth.registers();
    await expect(ruth.main.getByText(ruth.t('registerOptinText', { email }))).toBeVisible();
    refused('/account/login');
    await ruth.opens('/login');
    await ruth.logsIn();
    await expect(ruth.main.getByRole('alert')).toHaveText(
      translate(locale, 'connection', 'error-CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'),
    );
    await page.goto(await linkTo(email));
    await ruth.presses('confirmSubmit');
    await ruth.isTold('registerConfirmed');
    await page.waitForLoadState('networkidle');
    await ruth.logsOut();
    await ruth.opens('/login');
    await ruth.logsIn();
    await expect(page).toHaveURL(at(locale, '/account'));
  });
}
