import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

test('the lamp that was chosen burns on every page until another is chosen (D14)', async ({ page }) => {
  const ruth = aGuest(page);
  const lamp = (name: string) => page.getByRole('contentinfo').getByRole('radio', { name: ruth.t('common', name) });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
  await ruth.opens('/');
  expect(await theme()).toBe('system');
  await lamp('colourModeDark').check();
  await ruth.opens('/wishlist');
  expect(await theme()).toBe('dark');
  await expect(lamp('colourModeDark')).toBeChecked();
  await lamp('colourModeSystem').check();
  await page.reload();
  expect(await theme()).toBe('system');
});

test('what a link names stands 30 pixels below the upper edge (B20, I2)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await page.evaluate(() => {
    location.hash = 'measures';
  });
  await expect
    .poll(() => page.evaluate(() => Math.round(document.getElementById('measures')?.getBoundingClientRect().top ?? 0)))
    .toBe(30);
});
