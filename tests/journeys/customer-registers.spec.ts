import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article } from './a-guest.ts';
import { cli } from './cli.ts';

/** The only article of its kind that no other journey buys. */
const SOLD_OFF = '50-901';

test('an account is opened, filled with an order, and tells it (B2, B3, D2, E1, E6)', { tag: '@keyboard' }, async ({
  page,
}) => {
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

test('ordering again says what there is less of by now, and what there is no more, once (B2, D4, H2)', {
  tag: '@verify',
}, async ({ page }) => {
  test.slow();
  const ruth = aCustomer(page, anEmail());
  const shopper = aGuest(page);
  // sold off: only what is in stock can be had
  const { name } = article('de', SOLD_OFF);
  const stockNotice = shopper.t('cart', 'product-stock-reached', { name, quantity: 2 });
  const gone = shopper.t('cart', 'product-out-of-stock', { name });
  const ordersAgain = async () => {
    await ruth.opens('/account/order');
    await ruth.main.getByRole('rowheader').getByRole('link').click();
    await ruth.presses('orderAgain');
    await expect(page).toHaveURL(/\/cart$/);
  };
  await cli('stock', 'set', SOLD_OFF, '7');
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await shopper.opensArticle(SOLD_OFF);
  await shopper.putsIntoCart(name, 3);
  await shopper.goesToCheckout();
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);

  await cli('stock', 'set', SOLD_OFF, '2');
  await ordersAgain();
  const quantity = ruth.main.getByRole('spinbutton', { name: shopper.t('cart', 'quantityLabel', { name }) });
  await expect(ruth.main.getByText(stockNotice)).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(ruth.main.getByText(stockNotice)).toHaveCount(0);

  await cli('stock', 'set', SOLD_OFF, '0');
  await ordersAgain();
  await expect(ruth.main.getByText(gone)).toBeVisible();
  await expect(ruth.main.getByText(shopper.t('cart', 'emptyTitle'))).toBeVisible();
  await cli('stock', 'set', SOLD_OFF, '7');
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
  const response = await page.goto('/account/order/0123456789abcdef0123456789abcdef/document/0123456789abcdef');
  expect(response?.status()).toBe(404);
});
