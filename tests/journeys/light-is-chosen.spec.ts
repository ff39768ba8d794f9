import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

test('who likes it dark has it dark on every page, and as the system has it when they say so (D14)', {
  tag: '@keyboard',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ruth = aGuest(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = async (mode: 'Dark' | 'System') => {
    const foot = page.getByRole('contentinfo').getByRole('group', { name: ruth.t('common', 'colourMode') });
    await foot.getByRole('radio', { name: ruth.t('common', `colourMode${mode}`) }).check();
  };
  await ruth.opens('/');
  const light = await ground();
  await choose('Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await ruth.opens('/cart');
  expect(await ground()).toBe(dark);

  await choose('System');
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
});
