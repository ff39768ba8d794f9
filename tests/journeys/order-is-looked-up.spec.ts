import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';
import { linkIn, mailTo } from './a-mailbox.ts';

test('the link of the order’s mail shows the order to who knows e-mail and postcode, and to nobody else; what is missing is said in the shop’s words (B2, D5, E1, E2)', async ({
  page,
  browser,
}) => {
  const ruth = aGuest(page);
  const { name } = article('de', '50-101');
  await ruth.opensArticle('50-101');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  const number = await ruth.hasOrdered();

  const link = await linkIn(await mailTo('ruth.ammann@example.ch', number), '/account/order/');
  const elsewhere = await browser.newContext({ locale: 'de-CH' });
  const stranger = await elsewhere.newPage();
  await stranger.goto(new URL(link, page.url()).href);
  const textField = (field: string) => stranger.getByRole('textbox', { name: ruth.t('account', `field-${field}`) });
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(textField('email')).toBeFocused();
  for (const field of ['email', 'zipcode'])
    await expect(textField(field)).toHaveAccessibleDescription(ruth.t('validation', 'required'));
  await textField('email').fill('ruth.ammann');
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(textField('email')).toHaveAccessibleDescription(ruth.t('validation', 'email'));
  await textField('email').fill('ruth.ammann@example.ch');
  await textField('zipcode').fill('3000');
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(stranger.getByRole('alert')).toContainText(ruth.t('account', 'orderGuestWrong'));
  await textField('zipcode').fill('5400');
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(stranger.getByText(name).first()).toBeVisible();
  expect(stranger.url()).not.toContain('5400');
  await elsewhere.close();
});

test('a code that looks like an id leads to the login, and from there a guest goes on to the same question (B2)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opens(`/account/order/${'a1'.repeat(16)}`);
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await ruth.main.getByRole('link', { name: ruth.t('account', 'orderGuestTitle') }).click();
  await ruth.field('email').fill('ruth.ammann@example.ch');
  await ruth.field('zipcode').fill('5400');
  await page.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(page.getByRole('alert')).toContainText(ruth.t('account', 'orderGuestWrong'));
});
