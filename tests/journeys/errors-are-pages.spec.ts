import { LOCALES } from '#i18n/locales.ts';
import { home, inLocale } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

/** Nothing at all, no language before a page of a visitor, nothing in the store. */
const NOWHERE = ['/nirgends/dörrgerät', '/konto/register', '/cms/nirgends'];

for (const { code } of LOCALES) {
  test(`an address that nobody knows is told back, with a picture and the way home, in ${code} (B12, B19, H6)`, async ({
    page,
  }) => {
    const ruth = aGuest(page, code);
    const t = (key: string, values = {}) => ruth.t('errorPages', key, values);
    for (const path of NOWHERE.map((each) => inLocale(code, each))) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(ruth.main.getByText(t('404-message', { path }))).toBeVisible();
      await expect(ruth.main.getByText('404', { exact: true })).toBeVisible();
      await expect(ruth.main.getByRole('img', { name: t('imageAlt') })).toBeVisible();
    }
    await ruth.main.getByRole('link', { name: t('404-action') }).click();
    await expect(page).toHaveURL((url) => url.pathname === home(code));
  });

  for (const status of [408, 500, 502, 503])
    test(`the page of ${status} says its number, what is the matter and the ways on, in ${code} (B19, H5)`, async ({
      page,
    }) => {
      const ruth = aGuest(page, code);
      const t = (key: string, values = {}) => ruth.t('errorPages', key, values);
      await ruth.opens(`/error/${status}`);
      await expect(ruth.main.getByRole('heading', { name: t(`${status}-title`) })).toBeVisible();
      await expect(ruth.main.getByText(t('statusLabel', { status }))).toBeVisible();
      await expect(ruth.main.getByText(String(status), { exact: true })).toBeVisible();
      await expect(ruth.main.getByRole('img', { name: t('imageAlt') })).toBeVisible();
      await expect(ruth.main.getByRole('link', { name: t(`${status}-action`), exact: true })).toBeVisible();
      await expect(ruth.main.getByRole('link', { name: t('404-action') })).toHaveAttribute('href', home(code));
    });
}

test('every page holds the three containers, empty until somebody needs them (B21)', async ({ page }) => {
  for (const path of ['/', '/kontakt', '/newsletter-subscribe']) {
    await page.goto(path);
    for (const id of ['modal', 'checkout-modal', 'search-dropdown']) {
      await expect(page.locator(`#${id}`)).toHaveCount(1);
      await expect(page.locator(`#${id}`)).toBeEmpty();
    }
  }
});

test('a link within the page goes there smoothly and leaves 30 px above (B20, I2)', async ({ page }) => {
  const ruth = aGuest(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ruth.opensArticle('12-101');
  const motion = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(motion).toBe('smooth');
  await page.evaluate(() => location.assign('#reviews'));
  const top = () => page.locator('#reviews').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(30);
});
