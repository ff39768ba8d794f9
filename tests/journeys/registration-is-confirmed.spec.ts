import path from 'node:path';
import { test as base, expect } from '#tests/support/journey.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { aGuest, article, translate } from './a-guest.ts';
import { linkIn, mailTo } from './a-mailbox.ts';

const LOCALES = ['de', 'en-US', 'fr-FR'] as const;

/** A shop that asks everybody to confirm: one for each worker, and everybody in it has an address of their own. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openShop({ DOUBLE_OPT_IN: 'all' });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
});

for (const locale of LOCALES)
  test(`where registrations are confirmed, an account opens with the click in the mail, and not before (B2, D2, ${locale})`, async ({
    page,
    shop,
  }) => {
    const email = anEmail();
    const ruth = aCustomer(page, email, locale);
    const prefix = locale === 'de' ? '' : `/${locale}`;
    await page.goto(`${shop.url}${prefix}/register`);
    await ruth.registers();
    await expect(ruth.main.getByText(ruth.t('registerOptinTitle'))).toBeVisible();
    await expect(ruth.main.getByText(ruth.t('registerOptinText', { email }))).toBeVisible();

    await page.goto(`${shop.url}${prefix}/login`);
    await ruth.logsIn();
    await expect(ruth.main.getByRole('alert')).toHaveText(
      translate(locale, 'connection', 'error-CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'),
    );

    const mail = await mailTo(email, /\/registration\/confirm/, path.join(shop.dataDir, 'outbox'));
    const link = await linkIn(mail, `${prefix}/registration/confirm`);
    await page.goto(shop.url + link);
    await ruth.presses('confirmSubmit');
    await ruth.isTold('registerConfirmed');

    // the link is spent, and the account stays open
    await page.goto(shop.url + link);
    await ruth.presses('confirmSubmit');
    await expect(ruth.main.getByRole('alert')).toHaveText(ruth.t('registerAlreadyConfirmed'));
    await page.goto(`${shop.url}${prefix}/account`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Ammann');
    await ruth.logsOut();
    await page.goto(`${shop.url}${prefix}/login`);
    await ruth.logsIn(PASSWORD);
    await expect(page).toHaveURL(new RegExp(`${prefix}/account$`));
  });

test('where guests are confirmed too, an order waits for the click, and nothing has to be typed again (D2, D6)', async ({
  page,
  context,
  shop,
}) => {
  const email = anEmail();
  const ruth = aGuest(page);
  const pans = article('de', '50-101');
  await page.goto(shop.url + pans.path);
  await ruth.putsIntoCart(pans.name);
  await ruth.goesToCheckout();
  await ruth.fillsIn({ email });
  await ruth.paysBy('invoice');
  await ruth.agrees();
  await ruth.orders();
  await expect(page.getByText(ruth.t('checkout', 'confirmGuest', { email }))).toBeVisible();

  const there = await context.newPage();
  const mail = await mailTo(email, /\/registration\/confirm/, path.join(shop.dataDir, 'outbox'));
  await there.goto(shop.url + (await linkIn(mail, '/registration/confirm')));
  await aCustomer(there, email).presses('confirmSubmit');
  await expect(there).toHaveURL(/\/checkout$/);
  await there.close();

  await expect(ruth.field('street')).toHaveValue('Obere Halde 14');
  await ruth.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
});
