import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

test('a page that stayed open while the shop was built anew offers to be loaded again, and then is quiet (D16)', {
  tag: '@keyboard',
}, async ({ page }) => {
  let checks = 0;
  await page.route('**/builds/latest.json*', (route) => {
    checks += 1;
    const now = Date.now();
    const headers = { date: new Date(now).toUTCString() };
    return route.fulfill({ headers, json: { id: 'another-build', timestamp: now } });
  });
  const ruth = aGuest(page);
  await ruth.opens('/');
  await expect.poll(() => checks, 'nobody has moved yet (I3)').toBe(1);
  await page.mouse.move(200, 200, { steps: 2 });
  const notice = page.getByRole('status').filter({ hasText: ruth.t('common', 'updateText') });
  await expect(notice).toBeVisible();

  await notice.getByRole('button', { name: ruth.t('common', 'updateReload') }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.mouse.move(300, 300, { steps: 2 });
  await expect.poll(() => checks).toBe(2);
  await expect(notice).toHaveCount(0);
});
