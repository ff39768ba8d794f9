import type { Locator, Page } from '@playwright/test';
import { dealers } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';
import { A_PHONE, SCREENS } from './a-phone.ts';
import { asleep } from './a-sleeper.ts';

/* On a slow line a finger is quicker than the script that it calls, and its first tap counts all the same. */

/** Scripts hold back the end of loading. */
const AT_ONCE = { waitUntil: 'commit' } as const;

/** Which scripts are late: all of the page's, or the list's own, which the tap calls. */
const LATE = [
  ['before any script has come', '**/_astro/*.js'],
  ['before the list’s script has come', '**/_astro/ListingSectionScript*.js'],
] as const;

const box = (page: Page, name: string | RegExp) => page.locator('listing-section label.chip').filter({ hasText: name });

for (const [where, screen] of Object.entries(SCREENS))
  test.describe(`on ${where}`, () => {
    test.use(screen);
    const touch = (target: Locator) => (screen.hasTouch ? target.tap() : target.click());

    for (const [when, scripts] of LATE) {
      test(`the first tap on a filter of a list counts ${when}`, async ({ page }) => {
        const wake = await asleep(page, scripts);
        await page.goto('/shop/kochen/raclette', AT_ONCE);
        if (scripts !== '**/_astro/*.js') await page.waitForLoadState();
        if (screen === A_PHONE) await touch(page.locator('listing-section .filters > summary'));
        await touch(box(page, /^\s*6/).first());
        wake();
        await expect(page).toHaveURL(/\?properties=[0-9a-f]+$/);
        await expect(page.locator('.found').getByRole('link').first()).toBeVisible();
      });

      test(`the first tap on a kind of dealer counts ${when}`, async ({ page }) => {
        const wake = await asleep(page, scripts);
        await page.goto(dealers('de'), AT_ONCE);
        if (scripts !== '**/_astro/*.js') await page.waitForLoadState();
        await touch(box(page, translate('de', 'dealers', 'kindWholesale')));
        wake();
        await expect(page).toHaveURL(/\?type=wholesale$/);
        const list = page.getByRole('region', { name: translate('de', 'dealers', 'list') });
        await expect(
          list.getByRole('listitem').filter({ hasText: translate('de', 'dealers', 'kindKitchen') }),
        ).toHaveCount(0);
      });
    }
  });

test('a list that nobody has touched keeps its address when its script comes', async ({ page }) => {
  await page.goto(`${dealers('de')}?utm_source=letter`);
  await page.mouse.move(200, 200, { steps: 2 });
  await page.waitForFunction(() => customElements.get('listing-section'));
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).search).toBe('?utm_source=letter');
  expect(await page.evaluate(() => history.length), 'no address of its own in the history').toBe(2);
});

test('a press that comes without a pointer or a key, as a voice gives it, keeps an article', async ({ page }) => {
  await page.goto('/shop/kochen/raclette');
  await page.locator('[data-like]').first().dispatchEvent('click');
  await expect(page.locator('[data-badge="wishlist"] .count').first()).toHaveText('1');
});
