import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article } from './a-guest.ts';

test('an account is opened, filled with an order, and tells it (B2, B3, D2, E1, E6)', async ({ page }) => {
  test.slow();
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register');
  await ruth.presses('register');
  const summary = ruth.main.getByRole('alert').first();
  await expect(summary).toContainText(ruth.t('field-lastName'));
  await ruth.registers({ birthdayYear: String(new Date().getFullYear()) });
  await expect(summary).toContainText('18');
  await ruth.field('birthdayYear').fill('1980');
  await ruth.presses('register');
  await expect(page).toHaveURL(/\/account$/);
  await ruth.isTold('registerSuccess');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Ammann');

  const shopper = aGuest(page);
  const { name } = article('de', '10-104');
  await shopper.opensArticle('10-104');
  await shopper.putsIntoCart(name);
  await shopper.goesToCheckout();
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);

  await ruth.opens('/account/order');
  await ruth.main.getByRole('rowheader').getByRole('link').click();
  await expect(ruth.main.getByText(name).first()).toBeVisible();
  const invoice = ruth.main.getByRole('link', { name: /PDF/ });
  const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await ruth.main.getByText(ruth.t('orderCancel')).first().click();
  await ruth.presses('orderCancel');
  await ruth.isTold('orderCancelledDone');
  await expect(ruth.main.getByText(ruth.t('state-order-cancelled')).first()).toBeVisible();
  await ruth.presses('orderAgain');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(ruth.main.getByRole('link', { name }).first()).toBeVisible();
});

test('an order of somebody else is nowhere to be seen (B2, D1)', async ({ page, browser }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  const elsewhere = await browser.newContext({ locale: 'de-CH' });
  const stranger = await elsewhere.newPage();
  await stranger.goto(new URL('/account', page.url()).href);
  await expect(stranger).toHaveURL(/\/login\?redirectTo=%2Faccount$/);
  await elsewhere.close();
  const answer = await page.goto('/account/order/0123456789abcdef0123456789abcdef/document/0123456789abcdef');
  expect(answer?.status()).toBe(404);
});
