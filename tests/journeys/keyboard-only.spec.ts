import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, paymentName } from './a-guest.ts';

/** Goes forward with the Tab key until the focus is there. @throws when it never comes */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target} within ${most} presses.`);
}

test('an oven is bought with the keyboard alone', async ({ page }) => {
  test.slow();
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');

  // past the header by the skip link
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ruth.t('common', 'skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, ruth.main.getByRole('button', { name: ruth.t('cart', 'add'), exact: true }).first());
  await page.keyboard.press('Enter');

  // the panel holds the focus, Escape gives it back
  await expect(ruth.panel).toBeVisible();
  await expect(ruth.panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ruth.panel).toBeHidden();
  await expect(ruth.main.getByRole('button', { name: ruth.t('cart', 'add'), exact: true }).first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(ruth.panel).toBeVisible();
  await tabTo(page, ruth.panel.getByRole('link', { name: ruth.t('cart', 'toCheckout') }));
  await page.keyboard.press('Enter');

  // a refused order leads to its first field
  const order = page.getByRole('button', { name: ruth.t('checkout', 'placeOrderBinding') });
  await expect(order).toBeVisible();
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(ruth.t('validation', 'summaryText'));
  await expect(ruth.field('email')).toBeFocused();

  for (const [field, text] of Object.entries(RUTH)) {
    await tabTo(page, ruth.field(field));
    await page.keyboard.type(text);
  }
  const ways = page.getByRole('radio', { name: paymentName('de', 'card'), exact: true });
  await tabTo(page, ways);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: paymentName('de', 'invoice'), exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: ruth.t('checkout', 'consentTerms') }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: ruth.t('checkout', 'consentPrivacy') }));
  await page.keyboard.press('Space');
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  await ruth.hasOrdered();
});

/** In the order of the page. */
const RUTH = {
  email: 'ruth.ammann@example.ch',
  firstName: 'Ruth',
  lastName: 'Ammann',
  street: 'Obere Halde 14',
  zipcode: '5400',
  city: 'Baden',
};
