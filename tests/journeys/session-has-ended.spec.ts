import type { Page } from '@playwright/test';
import { TOKEN_NAME } from '#store-api/call.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article, translate } from './a-guest.ts';

/** Logs out in another window, so that this page doesn't hear of it. */
async function endSession(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === TOKEN_NAME)?.value ?? '';
  const headers = { 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000', 'sw-context-token': token };
  const response = await page.request.post('/store-api/account/logout', { headers, data: {} });
  expect(response.status(), await response.text()).toBe(200);
}

test('a form whose session has ended leads to the login, and what was typed is there again (H9)', async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=/account/address/new');
  await ruth.registers();
  await expect(page).toHaveURL(/^[^?]+\/account\/address\/new/);
  await ruth.fillsIn({ firstName: 'Karl', lastName: 'Muster', street: 'Weg 77', zipcode: '6060', city: 'Sarnen' });
  await endSession(page);
  await ruth.main.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await ruth.logsIn();
  await expect(page).toHaveURL(/^[^?]+\/account\/address\/new/);
  await expect(ruth.main.getByText(translate('de', 'connection', 'formRestored'))).toBeVisible();
  await expect(ruth.field('street')).toHaveValue('Weg 77');
  await ruth.main.getByRole('button', { name: 'Speichern' }).click();
  await ruth.isTold('addressSaved');
  await expect(ruth.main.getByText('Weg 77')).toBeVisible();
});

test('the checkout of a session that has ended asks to log in, and the cart is there again (H9)', async ({ page }) => {
  const [ruth, shopper] = [aCustomer(page, anEmail()), aGuest(page)];
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  const pans = article('de', '50-101');
  await shopper.opensArticle('50-101');
  await shopper.putsIntoCart(pans.name);
  await shopper.goesToCheckout();
  await shopper.paysBy('invoice');
  await page.getByRole('textbox', { name: shopper.t('checkout', 'comment') }).fill('Bitte klingeln');
  await shopper.agrees();
  await endSession(page);
  await shopper.orders();
  await expect(page.getByRole('alert').filter({ hasText: shopper.t('checkout', 'sessionEnded') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: ruth.t('login') })
    .click();
  await ruth.logsIn();
  await expect(page).toHaveURL(/^[^?]+\/checkout/);
  const comment = page.getByRole('textbox', { name: shopper.t('checkout', 'comment') });
  await expect(comment).toHaveValue('Bitte klingeln');
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
});
