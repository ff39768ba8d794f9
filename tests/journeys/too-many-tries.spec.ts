import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

type Ruth = ReturnType<typeof aGuest>;

/** Every form that speaks to a store which counts: what is filled in, its button, the call that is refused. */
const FORMS: {
  name: string;
  opens: (ruth: Ruth) => Promise<unknown>;
  fills: (ruth: Ruth) => Promise<Locator>;
  button: (ruth: Ruth) => Locator;
  call: string;
  words: [namespace: string, key: string];
}[] = [
  {
    name: 'login',
    opens: (ruth) => ruth.opens('/login'),
    fills: async (ruth) => {
      await ruth.main.getByLabel(ruth.t('account', 'field-password'), { exact: true }).fill('ein-langes-wort');
      return filled(ruth.main.getByRole('textbox', { name: ruth.t('account', 'field-email') }).first());
    },
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('account', 'login'), exact: true }),
    call: 'account/login',
    words: ['connection', 'error-CHECKOUT__CUSTOMER_AUTH_THROTTLED'],
  },
  {
    name: 'forgotten password',
    opens: (ruth) => ruth.opens('/account/recover'),
    fills: (ruth) => filled(ruth.main.getByRole('textbox', { name: ruth.t('account', 'field-email') }).first()),
    button: (ruth) => ruth.main.locator('form button[type="submit"]').first(),
    call: 'account/recovery-password',
    words: ['connection', 'error-CHECKOUT__CUSTOMER_AUTH_THROTTLED'],
  },
  {
    name: 'newsletter',
    opens: (ruth) => ruth.opens('/newsletter-subscribe'),
    fills: async (ruth) => {
      await ruth.main.getByRole('checkbox', { name: ruth.t('newsletter', 'consent') }).check();
      return filled(ruth.main.getByLabel(ruth.t('newsletter', 'label')));
    },
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('newsletter', 'subscribe') }),
    call: 'newsletter/subscribe',
    words: ['newsletter', 'throttled'],
  },
  {
    name: 'end of the newsletter',
    opens: (ruth) => ruth.opens('/newsletter-unsubscribe'),
    fills: (ruth) => filled(ruth.main.getByLabel(ruth.t('account', 'field-email'))),
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('newsletter', 'unsubscribe') }),
    call: 'newsletter/unsubscribe',
    words: ['connection', 'rateLimit'],
  },
  {
    name: 'word when it is back',
    opens: (ruth) => ruth.opensArticle('13-110'),
    fills: (ruth) => filled(ruth.main.getByLabel(ruth.t('backInStock', 'label'))),
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('backInStock', 'submit') }),
    call: 'back-in-stock/subscribe',
    words: ['connection', 'rateLimit'],
  },
  {
    name: 'contact',
    opens: (ruth) => ruth.opens('/kontakt'),
    fills: async (ruth) => {
      await ruth.main.getByLabel(ruth.t('contact', 'subject')).selectOption('question');
      await ruth.main.getByLabel(ruth.t('contact', 'description')).fill('Passt der Deckel?');
      await ruth.main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ammann');
      await ruth.main.getByRole('checkbox', { name: ruth.t('contact', 'consent') }).check();
      return filled(ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true }));
    },
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('contact', 'submit') }),
    call: 'contact-form',
    words: ['connection', 'rateLimit'],
  },
  {
    name: 'checkout',
    opens: async (ruth) => {
      await ruth.opensArticle('10-104');
      await ruth.putsIntoCart(article('de', '10-104').name);
      await ruth.goesToCheckout();
    },
    fills: async (ruth) => {
      await ruth.fillsIn();
      await ruth.paysBy('invoice');
      await ruth.agrees();
      return filled(ruth.field('email'));
    },
    button: (ruth) => ruth.main.getByRole('button', { name: ruth.t('checkout', 'placeOrderBinding') }),
    call: 'account/register',
    words: ['connection', 'rateLimit'],
  },
];

async function filled(field: Locator): Promise<Locator> {
  await field.fill('ruth.eilt@example.ch');
  return field;
}

/** Lets one second after the other pass: the page draws itself anew between two of them. */
const passUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [20] });

/** The store takes no more for half a minute, in the words of Shopware. */
const refuses = (page: Page, call: string, code: string) =>
  page.route(`**/store-api/${call}`, (route) =>
    route.fulfill({
      status: 429,
      json: { errors: [{ status: '429', code, title: 'Too Many Requests', meta: { parameters: { seconds: 30 } } }] },
    }),
  );

for (const { name, opens, fills, button, call, words } of FORMS)
  test(`who tried too often is told the seconds, sees them pass, and can’t press before: ${name} (H10)`, {
    tag: name === 'login' ? [] : '@verify',
  }, async ({ page }) => {
    const ruth = aGuest(page);
    const [namespace, key] = words;
    const notice = (count: number) => ruth.main.getByText(ruth.t(namespace, key, { count })).last();
    await page.clock.install();
    await refuses(page, call, key.startsWith('error-') ? key.slice(6) : 'FRAMEWORK__RATE_LIMIT_EXCEEDED');
    await opens(ruth);
    const field = await fills(ruth);
    await button(ruth).click();
    await expect(notice(30)).toBeVisible();
    await expect(button(ruth)).toBeDisabled();
    await passUntil(page, () => notice(10).isVisible());
    await expect(button(ruth)).toBeDisabled();
    await passUntil(page, () => button(ruth).isEnabled());
    await expect(field).toHaveValue('ruth.eilt@example.ch');
  });

test('a cart that is asked for too much waits, and then does by itself what was wished (H10, D15)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  const quantity = ruth.main.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) });
  await page.clock.install();
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.opens('/cart');
  await expect(quantity).toHaveValue('1');
  await refuses(page, 'checkout/cart/line-item', 'FRAMEWORK__RATE_LIMIT_EXCEEDED');
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name }) }).click();
  await expect(ruth.main.getByText(ruth.t('connection', 'rateLimit', { count: 30 })).last()).toBeVisible();
  await expect(ruth.main.getByRole('button', { name: ruth.t('connection', 'retry') })).toBeDisabled();
  await expect(quantity).toHaveValue('1');
  await page.unrouteAll();
  await passUntil(page, async () => (await quantity.inputValue()) === '2');
  await expect(ruth.main.getByRole('alert')).toHaveCount(0);
});
