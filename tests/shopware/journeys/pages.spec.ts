import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { addresses } from './goods.ts';
import { expect, test } from './quiet.ts';

/** Pages that are drawn for one visitor. */
const ON_DEMAND = [
  '/',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/wishlist',
  '/search?search=raclette',
  '/compare',
];

for (const { code: locale } of LOCALES)
  test(`every page of the Shopware fits a phone and complains of nothing, in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    const all = [...addresses(locale), ...ON_DEMAND.map((path) => inLocale(locale, path))];
    expect(all.length).toBeGreaterThan(30);
    for (const address of all) {
      await page.goto(address, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  });
