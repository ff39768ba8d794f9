import type { Locator } from '@playwright/test';
import { LOCALES } from '#i18n/locales.ts';
import { configurator, home } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, translate } from './a-guest.ts';
import { SCREENS } from './a-phone.ts';

for (const [where, screen] of Object.entries(SCREENS))
  test.describe(`on ${where}`, () => {
    test.use(screen);
    /** As the screen is used: by a finger or by a mouse. */
    const touch = (target: Locator) => (screen.hasTouch ? target.tap() : target.click());

    test('a width of a cabinet leads to what fits it, from the front page and from the page of a system', async ({
      page,
    }) => {
      const { main } = aGuest(page);
      await page.goto(home('de'));
      await touch(main.getByRole('link', { name: '550 mm', exact: true }));
      await expect(page).toHaveURL(`${configurator('de')}?bodyWidth=550`);
      await expect(main.locator('[data-system="30-551"]')).toContainText(
        translate('de', 'configurator', 'fits-body-width', { limit: 550 }),
      );
      await page.goto(article('de', '30-551').path);
      await touch(main.locator(`a[href^="${configurator('de')}?"]`).first());
      await expect(main.locator('#bodyWidth')).not.toHaveValue('');
    });

    test('a download is paid before anybody is thanked, and then lies ready, without a word of parcels', async ({
      page,
    }) => {
      const ruth = aGuest(page);
      const heading = page.getByRole('heading', { level: 1 });
      await ruth.opensArticle('60-101');
      await ruth.putsIntoCart(article('de', '60-101').name);
      await ruth.goesToCheckout();
      await ruth.fillsIn();
      await ruth.paysBy('card');
      await ruth.agrees();
      await page.getByRole('checkbox', { name: ruth.t('checkout', 'consentDigital') }).check();
      const loaded: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname));
      await ruth.orders();
      await expect(page).toHaveURL(/\/payment\/card\//);
      expect(loaded).toEqual([new URL(page.url()).pathname]);
      await touch(page.locator('button[value="pay"]'));
      await expect(heading).toHaveText(ruth.t('checkout', 'paidTitle'));
      await expect(ruth.main.getByRole('link', { name: /herunterladen/ })).toBeInViewport();
      await expect(ruth.main.getByText(ruth.t('checkout', 'nextSteps'))).toHaveCount(0);
    });
  });

for (const { code: locale } of LOCALES)
  test(`the configurator is in the header or behind its menu button at every width, and the header is one row (${locale})`, async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const menu = header.getByRole('button', { name: translate(locale, 'common', 'menu'), exact: true });
    await page.goto(home(locale));
    for (const width of [375, 768, 1024, 1087, 1088, 1112, 1133, 1179, 1180, 1280, 1407, 1408, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const isFolded = await menu.isVisible();
      if (isFolded) await menu.click();
      const place = isFolded ? page.getByRole('navigation', { name: translate(locale, 'common', 'menu') }) : header;
      await expect(place.locator(`a[href="${configurator(locale)}"]`), `at ${width}`).toBeVisible();
      if (isFolded) await page.keyboard.press('Escape');
      expect((await header.boundingBox())?.height, `at ${width}`).toBeLessThan(80);
    }
  });
