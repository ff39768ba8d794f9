import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { anEmail } from '#tests/journeys/a-customer.ts';
import { aGuest, money } from '#tests/journeys/a-guest.ts';
import { linkTo } from './control.ts';
import { category, goods, payment, RACLETTE } from './goods.ts';
import { expect, test } from './quiet.ts';

for (const { code: locale } of LOCALES) {
  test(`a guest finds an oven by its category, takes a code off and orders by invoice, in ${locale}`, async ({
    page,
  }) => {
    const ruth = aGuest(page, locale);
    const oven = goods(locale, 'RACL-4');
    await ruth.opens('/');
    await page.goto(category(locale, RACLETTE).path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category(locale, RACLETTE).name);
    await ruth.main.getByRole('link', { name: oven.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oven.name);
    await ruth.putsIntoCart(oven.name, 2);

    await ruth.opens('/cart');
    const enters = async (code: string) => {
      await ruth.main.getByText(ruth.t('cart', 'promoTitle'), { exact: true }).click();
      await ruth.main.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') }).fill(code);
      await ruth.main.getByRole('button', { name: ruth.t('cart', 'promoApply') }).click();
    };
    await enters('GIBTSNICHT');
    await expect(
      ruth.main.getByText(ruth.t('cart', 'promotion-not-found', { code: 'GIBTSNICHT' })).first(),
    ).toBeVisible();
    await ruth.main.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') }).fill('winter10');
    await ruth.main.getByRole('button', { name: ruth.t('cart', 'promoApply') }).click();
    await expect(ruth.main.getByText(money(locale, 232.2)).first()).toBeVisible();

    await ruth.opens('/checkout');
    await ruth.fillsIn();
    await page.getByRole('radio', { name: payment(locale, 'payment_invoicepayment'), exact: true }).check();
    await ruth.agrees();
    await ruth.orders();
    await ruth.hasOrdered();
    await expect(ruth.main.getByText(oven.name).first()).toBeVisible();
    await ruth.opens('/cart');
    await expect(page.getByText(ruth.t('cart', 'emptyTitle'), { exact: true })).toBeVisible();
  });

  test(`a search finds what only it shows, and a list is filtered by price, in ${locale}`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const [brush, cheap] = [goods(locale, 'SUCH'), goods(locale, 'FORK-1')];
    await ruth.opens('/search?search=raclette');
    await expect(ruth.main.getByRole('link', { name: brush.name, exact: true }).first()).toBeVisible();
    await ruth.opens('/search?search=xyzzyplugh');
    await expect(ruth.main.getByRole('link', { name: brush.name, exact: true })).toHaveCount(0);

    await page.goto(category(locale, RACLETTE).path);
    const list = page.locator('#list');
    await expect(list.getByRole('link', { name: cheap.name, exact: true }).first()).toBeVisible();
    await page.goto(`${category(locale, RACLETTE).path}?min-price=100`);
    await expect(list.getByRole('link', { name: goods(locale, 'RACL-4').name, exact: true }).first()).toBeVisible();
    await expect(list.getByRole('link', { name: cheap.name, exact: true })).toHaveCount(0);
  });

  test(`quantities keep to what can be bought, and a code for free delivery takes its cost off, in ${locale}`, async ({
    page,
  }) => {
    const ruth = aGuest(page, locale);
    const [rest, fork] = [goods(locale, 'LAST-3'), goods(locale, 'FORK-1')];
    await page.goto(fork.path);
    await ruth.putsIntoCart(fork.name);
    await page.goto(rest.path);
    await ruth.putsIntoCart(rest.name);
    await ruth.opens('/cart');
    const quantity = ruth.main.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name: rest.name }) });
    await quantity.fill('5');
    await quantity.blur();
    await expect(quantity).toHaveValue('3');

    await ruth.main.getByRole('button', { name: ruth.t('cart', 'removeLabel', { name: rest.name }) }).click();
    await expect(ruth.main.getByText(money(locale, 14.8)).first()).toBeVisible();
    await ruth.main.getByText(ruth.t('cart', 'promoTitle'), { exact: true }).click();
    await ruth.main.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') }).fill('PORTOFREI');
    await ruth.main.getByRole('button', { name: ruth.t('cart', 'promoApply') }).click();
    await expect(ruth.main.getByText(money(locale, 14.8))).toHaveCount(0);
  });

  test(`a variant is chosen, and one that is sold out can’t be bought, in ${locale}`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const oven = goods(locale, 'RACL-8-RED');
    await page.goto(goods(locale, 'RACL-8-BLACK').path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oven.name);
    await ruth.putsIntoCart(oven.name);
    await page.goto(goods(locale, 'RACL-8-WHITE').path);
    await expect(ruth.main.getByRole('button', { name: ruth.t('cart', 'add'), exact: true })).toHaveCount(0);
  });

  test(`the link of the order’s mail shows the order to who knows e-mail and postcode, and to nobody else, in ${locale}`, async ({
    page,
    context,
    refused,
  }) => {
    const ruth = aGuest(page, locale);
    const [cheese, email] = [goods(locale, 'KAES-400'), anEmail()];
    await page.goto(cheese.path);
    await ruth.putsIntoCart(cheese.name);
    await ruth.opens('/checkout');
    await ruth.fillsIn({ email });
    await page.getByRole('radio', { name: payment(locale, 'payment_invoicepayment'), exact: true }).check();
    await ruth.agrees();
    await ruth.orders();
    await expect(page).toHaveURL(/\/checkout\/success\//);

    await context.clearCookies();
    // it names the first address of the Shopware, which is German; the page is there in every language
    const link = inLocale(locale, await linkTo(email));
    refused(link);
    await page.goto(link);
    const textField = (name: string) => page.getByRole('textbox', { name: ruth.t('account', `field-${name}`) });
    const asks = () => page.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
    await textField('email').fill(email);
    await textField('zipcode').fill('3000');
    await asks();
    await expect(page.getByRole('alert')).toContainText(ruth.t('account', 'orderGuestWrong'));
    await textField('zipcode').fill('5400');
    await asks();
    await expect(ruth.main.getByText(cheese.name).first()).toBeVisible();
  });
}
