import { expect, type Page } from '@playwright/test';
import { aCustomer, anEmail } from '#tests/journeys/a-customer.ts';
import { aGuest, article, translate } from '#tests/journeys/a-guest.ts';

/** A screen in one of its states, and how it gets there. */
export interface State {
  screen: string;
  state: 'empty' | 'loading' | 'error' | 'success';
  arrive: (page: Page) => Promise<unknown>;
}

const OVEN = '10-104';
const GONE = '13-110';

const fails = (page: Page, calls = '**/store-api/**') => page.route(calls, (route) => route.abort('connectionrefused'));
/** An answer that never comes: the screen stays as it is while it waits. */
const hangs = (page: Page, calls: string) => page.route(calls, () => {});

async function hasOven(page: Page) {
  const ruth = aGuest(page);
  await ruth.opensArticle(OVEN);
  await ruth.putsIntoCart(article('de', OVEN).name);
  return ruth;
}

async function hasAccount(page: Page, room = '/account') {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens(`/register?redirectTo=${room}`);
  await ruth.registers();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${room}`));
  return ruth;
}

/** Presses the one button of a form without having filled anything in. */
const sendsNothing = (address: string, button: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(
    page.getByRole('main').getByRole('alert').or(page.locator('main [aria-invalid="true"]')).first(),
  ).toBeVisible();
};

/** Every screen of a customer's life that has states, axe looks at each. */
export const STATES: State[] = [
  { screen: 'cart panel', state: 'success', arrive: hasOven },
  {
    screen: 'cart panel',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await fails(page);
      await ruth.panel
        .getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name: article('de', OVEN).name }) })
        .click();
      await expect(ruth.panel.getByText(ruth.t('connection', 'failed'))).toBeVisible();
    },
  },
  {
    screen: 'cart',
    state: 'loading',
    arrive: async (page) => {
      await hasOven(page);
      await hangs(page, '**/store-api/checkout/cart');
      await page.goto('/cart');
    },
  },
  {
    screen: 'cart',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await fails(page);
      await page.goto('/cart');
      await expect(page.getByText(ruth.t('cart', 'loadFailed'))).toBeVisible();
    },
  },
  { screen: 'checkout', state: 'empty', arrive: (page) => page.goto('/checkout') },
  {
    screen: 'checkout',
    state: 'loading',
    arrive: async (page) => {
      await hasOven(page);
      await hangs(page, '**/store-api/{context,country,shipping-method,payment-method}*');
      await page.goto('/checkout');
    },
  },
  {
    screen: 'checkout',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      await ruth.orders();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  ...(['asCustomer', 'asNew'] as const).map(
    (way): State => ({
      screen: `checkout, ${way}`,
      state: 'error',
      arrive: async (page) => {
        const ruth = await hasOven(page);
        await ruth.goesToCheckout();
        await page.getByRole('radio', { name: ruth.t('checkout', way) }).check();
        await ruth.orders();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    }),
  ),
  {
    screen: 'checkout of a customer',
    state: 'success',
    arrive: async (page) => {
      await hasAccount(page);
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      await page.getByRole('checkbox', { name: ruth.t('checkout', 'billingSame') }).uncheck();
    },
  },
  {
    screen: 'checkout, countries',
    state: 'success',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      await page.getByRole('button', { name: ruth.t('common', 'countryChange') }).click();
      await expect(page.getByRole('dialog', { name: ruth.t('common', 'countryTitle') })).toBeVisible();
    },
  },
  {
    screen: 'checkout, code',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      const side = page.getByRole('complementary', { name: ruth.t('checkout', 'yourOrder') });
      await side.getByText(ruth.t('cart', 'promoTitle'), { exact: true }).click();
      await side.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') }).fill('NIEMALS');
      await page.keyboard.press('Enter');
      await expect(page.getByText(ruth.t('cart', 'promotion-not-found', { code: 'NIEMALS' })).first()).toBeVisible();
    },
  },
  {
    screen: 'unpaid order',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      await ruth.ordersBy('card');
      await page.locator('button[value="decline"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.t('checkout', 'unpaidTitle'));
    },
  },
  {
    screen: 'product, scrolled',
    state: 'success',
    arrive: async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await aGuest(page).opensArticle(OVEN);
      await page.mouse.wheel(0, 3000);
      await expect(page.locator('.buybar.on')).toBeVisible();
    },
  },
  {
    screen: 'order',
    state: 'success',
    arrive: async (page) => {
      const ruth = await hasOven(page);
      await ruth.goesToCheckout();
      await ruth.ordersBy('invoice');
      await ruth.hasOrdered();
    },
  },
  {
    screen: 'order of nobody',
    state: 'error',
    arrive: (page) => page.goto('/checkout/success/0123456789abcdef0123456789abcdef'),
  },
  { screen: 'login', state: 'empty', arrive: (page) => page.goto('/login') },
  {
    screen: 'login',
    state: 'error',
    arrive: async (page) => {
      const ruth = aCustomer(page, anEmail());
      await ruth.opens('/login');
      await ruth.logsIn();
      await expect(ruth.main.getByRole('alert')).toBeVisible();
    },
  },
  { screen: 'registration', state: 'empty', arrive: (page) => page.goto('/register') },
  { screen: 'registration', state: 'error', arrive: sendsNothing('/register', translate('de', 'account', 'register')) },
  { screen: 'forgotten password', state: 'empty', arrive: (page) => page.goto('/account/recover') },
  {
    screen: 'forgotten password',
    state: 'error',
    arrive: sendsNothing('/account/recover', translate('de', 'account', 'recoverSubmit')),
  },
  { screen: 'new password', state: 'error', arrive: (page) => page.goto('/reset-password?hash=nothing') },
  { screen: 'account', state: 'success', arrive: (page) => hasAccount(page) },
  { screen: 'orders', state: 'empty', arrive: (page) => hasAccount(page, '/account/order') },
  { screen: 'addresses', state: 'success', arrive: (page) => hasAccount(page, '/account/address') },
  { screen: 'ways to pay', state: 'success', arrive: (page) => hasAccount(page, '/account/payment') },
  {
    screen: 'profile',
    state: 'success',
    arrive: async (page) => {
      const ruth = await hasAccount(page, '/account/profile');
      await ruth.main.getByRole('button', { name: 'Speichern' }).first().click();
      await ruth.isTold('profileSaved');
    },
  },
  {
    screen: 'address form',
    state: 'error',
    arrive: async (page) => {
      const ruth = await hasAccount(page, '/account/address');
      await ruth.main.getByRole('link', { name: ruth.t('addressNew') }).click();
      await ruth.main.getByRole('button', { name: 'Speichern' }).click();
      await expect(ruth.main.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    screen: 'wishlist',
    state: 'error',
    arrive: async (page) => {
      const ruth = aGuest(page);
      await ruth.opensArticle(OVEN);
      const heart = ruth.main.locator('[data-like]').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await fails(page, '**/store-api/product');
      await page.goto('/wishlist');
      await expect(page.getByText(ruth.t('wishlist', 'loadFailed'))).toBeVisible();
    },
  },
  { screen: 'contact', state: 'empty', arrive: (page) => page.goto('/kontakt') },
  { screen: 'contact', state: 'error', arrive: sendsNothing('/kontakt', translate('de', 'contact', 'submit')) },
  { screen: 'newsletter', state: 'error', arrive: (page) => page.goto('/newsletter-subscribe?em=nobody&hash=nothing') },
  {
    screen: 'newsletter',
    state: 'success',
    arrive: async (page) => {
      const ruth = aGuest(page);
      await ruth.opens('/newsletter-subscribe');
      await ruth.main.getByLabel(ruth.t('newsletter', 'label')).fill(anEmail());
      await ruth.main.getByRole('checkbox', { name: ruth.t('newsletter', 'consent') }).check();
      await ruth.main.getByRole('button', { name: ruth.t('newsletter', 'subscribe') }).click();
      await expect(ruth.main.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    },
  },
  { screen: 'leaving the newsletter', state: 'empty', arrive: (page) => page.goto('/newsletter-unsubscribe') },
  { screen: 'back in stock', state: 'empty', arrive: (page) => aGuest(page).opensArticle(GONE) },
  {
    screen: 'back in stock',
    state: 'success',
    arrive: async (page) => {
      const ruth = aGuest(page);
      await ruth.opensArticle(GONE);
      await ruth.main.getByLabel(ruth.t('backInStock', 'label')).fill(anEmail());
      await ruth.main.getByRole('button', { name: ruth.t('backInStock', 'submit') }).click();
      await expect(ruth.main.getByText(ruth.t('backInStock', 'optin'))).toBeVisible();
    },
  },
  { screen: 'end of a notice', state: 'empty', arrive: (page) => page.goto('/back-in-stock/unsubscribe') },
  ...[408, 500, 502, 503].map(
    (status): State => ({
      screen: `error page ${status}`,
      state: 'error',
      arrive: (page) => page.goto(`/error/${status}`),
    }),
  ),
];
