import { aCustomer, anEmail } from '#tests/journeys/a-customer.ts';
import { aGuest } from '#tests/journeys/a-guest.ts';
import { linkTo } from './control.ts';
import { goods } from './goods.ts';
import { expect, test } from './quiet.ts';

test('what was noted without an account goes into the account with the login', async ({ page }) => {
  const ruth = aGuest(page, 'fr-FR');
  const oven = goods('fr-FR', 'RACL-4');
  await page.goto(oven.path);
  const heart = ruth.main.getByRole('button', {
    name: ruth.t('wishlist', 'addLabel', { name: oven.name }),
    exact: true,
  });
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  const customer = aCustomer(page, anEmail(), 'fr-FR');
  await customer.opens('/register');
  await customer.registers();
  await expect(page).toHaveURL(/\/account$/);
  await ruth.opens('/wishlist');
  await expect(ruth.main.getByRole('link', { name: oven.name }).first()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ruth.main.getByRole('button', { name: ruth.t('wishlist', 'removeLabel', { name: oven.name }) }).click();
  await expect(page.getByText(ruth.t('wishlist', 'emptyTitle'))).toBeVisible();
});

test('the newsletter begins with the link in its mail', async ({ page }) => {
  const ruth = aGuest(page, 'en-US');
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

test('a message reaches the Shopware', async ({ page }) => {
  const ruth = aGuest(page);
  const t = (key: string, values = {}) => ruth.t('contact', key, values);
  await ruth.opens('/kontakt');
  await ruth.main.getByLabel(t('subject')).selectOption('return');
  await ruth.main.getByLabel(t('description')).fill('Der Griff ist lose.');
  // this Shopware wants all of them
  await ruth.main.locator('#contact-salutationId').selectOption({ index: 1 });
  await ruth.main.getByRole('textbox', { name: /^Vorname/ }).fill('Ruth');
  await ruth.main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ammann');
  await ruth.main.locator('#contact-phone').fill('056 000 00 00');
  await ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('ruth.schreibt@example.ch');
  await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
  await ruth.main.getByRole('button', { name: t('submit') }).click();
  await expect(ruth.main.getByText(t('sentTitle'), { exact: true })).toBeVisible();
});
