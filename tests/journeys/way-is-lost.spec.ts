import { LOCALES } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

for (const { code: locale } of LOCALES)
  test(`who is lost reads where nothing is, and finds home (${locale}) (B12, H5, H6)`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const answer = await ruth.opens('/nowhere/at-all');
    expect(answer?.status()).toBe(404);
    const { pathname } = new URL(page.url());
    await expect(ruth.main.getByText(ruth.t('errorPages', '404-message', { path: pathname }))).toBeVisible();
    await ruth.main.getByRole('link', { name: ruth.t('errorPages', '404-action') }).click();
    await expect(page).toHaveTitle(/Hof & Herd$/);
    expect(new URL(page.url()).pathname).toBe(locale === 'de' ? '/' : `/${locale}`);
  });
