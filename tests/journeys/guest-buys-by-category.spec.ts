import { LOCALES } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, money, named } from './a-guest.ts';

for (const { code: locale } of LOCALES)
  test(`a guest finds a raclette oven by its category, orders two by invoice and sees number and lines, in ${locale} (B5, B10, F1)`, async ({
    page,
  }) => {
    const ruth = aGuest(page, locale);
    const oven = article(locale, '10-104');

    await ruth.opens('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: named(locale, 'categories', 'raclette') })
      .click();
    await ruth.main.getByRole('link', { name: oven.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oven.name);

    await ruth.putsIntoCart(oven.name, 2);
    await ruth.goesToCheckout();
    await ruth.ordersBy('invoice');

    await ruth.hasOrdered();
    const lines = page.getByRole('complementary', { name: ruth.t('checkout', 'yourOrder') });
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(lines.getByRole('listitem')).toContainText(oven.name);
    await expect(lines.getByText(money(locale, 498))).toBeVisible();
    // the cart is empty again, in the header too
    await ruth.opens('/cart');
    await expect(page.getByText(ruth.t('cart', 'emptyTitle'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: ruth.t('cart', 'badge_zero') })).toBeVisible();
  });
