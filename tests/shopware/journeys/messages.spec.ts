import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { aCustomer, anEmail } from '#tests/journeys/a-customer.ts';
import { aGuest } from '#tests/journeys/a-guest.ts';
import { linkTo } from './control.ts';
import { goods } from './goods.ts';
import { expect, test } from './quiet.ts';

for (const { code: locale } of LOCALES) {
  test(`what was noted without an account goes into the account with the login, in ${locale}`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const oven = goods(locale, 'RACL-4');
    await page.goto(oven.path);
    const heart = ruth.main.getByRole('button', {
      name: ruth.t('wishlist', 'addLabel', { name: oven.name }),
      exact: true,
    });
    await heart.first().click();
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
    const customer = aCustomer(page, anEmail(), locale);
    await customer.opens('/register');
    await customer.registers();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/account')}$`));
    await ruth.opens('/wishlist');
    await expect(ruth.main.getByRole('link', { name: oven.name }).first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await ruth.main.getByRole('button', { name: ruth.t('wishlist', 'removeLabel', { name: oven.name }) }).click();
    await expect(page.getByText(ruth.t('wishlist', 'emptyTitle'))).toBeVisible();
  });

  test(`the newsletter begins with the link in its mail, in ${locale}`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const t = (key: string, values = {}) => ruth.t('newsletter', key, values);
    const email = anEmail();
    await ruth.opens('/newsletter-subscribe');
    await ruth.main.getByLabel(t('label')).fill(email);
    await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
    await ruth.main.getByRole('button', { name: t('subscribe') }).click();
    await expect(ruth.main.getByRole('status').getByText(t('subscribed', { email }))).toBeVisible();
    await page.goto(await linkTo(email));
    await expect(ruth.main.getByText(t('confirmed'))).toBeVisible();
  });

  test(`a message reaches the Shopware, in ${locale}`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const t = (key: string, values = {}) => ruth.t('contact', key, values);
    await ruth.opens('/kontakt');
    await ruth.main.getByLabel(t('subject')).selectOption('return');
    await ruth.main.getByLabel(t('description')).fill('Der Griff ist lose.');
    // this Shopware wants all of them
    await ruth.main.locator('#contact-salutationId').selectOption({ index: 1 });
    await ruth.field('firstName').fill('Ruth');
    await ruth.field('lastName').fill('Ammann');
    await ruth.field('email').fill('ruth.schreibt@example.ch');
    await ruth.main.locator('#contact-phone').fill('056 000 00 00');
    await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
    await ruth.main.getByRole('button', { name: t('submit') }).click();
    await expect(ruth.main.getByText(t('sentTitle'), { exact: true })).toBeVisible();
  });
}

test('a customer gets the newsletter without a link in a mail, and is told so', async ({ page }) => {
  const email = anEmail();
  const customer = aCustomer(page, email);
  await customer.opens('/register');
  await customer.registers();
  await expect(page).toHaveURL(/\/account$/);
  const ruth = aGuest(page);
  await ruth.opens('/newsletter-subscribe');
  await ruth.main.getByLabel(ruth.t('newsletter', 'label')).fill(email);
  await ruth.main.getByRole('checkbox', { name: ruth.t('newsletter', 'consent') }).check();
  await ruth.main.getByRole('button', { name: ruth.t('newsletter', 'subscribe') }).click();
  await expect(
    ruth.main.getByRole('status').getByText(ruth.t('newsletter', 'subscribedDirect', { email })),
  ).toBeVisible();
});
