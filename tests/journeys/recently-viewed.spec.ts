import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test('what was looked at is shown at the end of the next product page and of the home page, and nothing moves', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-140');
  await page.mouse.move(100, 100, { steps: 2 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hof-recent'))).toContain('/produkt/');
  for (const [at, path] of [article('de', '10-104').path, '/'].entries()) {
    await page.goto(path);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page.mouse.move(120, 120 + 20 * at, { steps: 2 });
    const region = page.getByRole('region', { name: ruth.t('recent', 'title') });
    await expect(region.getByRole('link', { name: article('de', '10-140').name })).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
  await page.getByRole('button', { name: ruth.t('recent', 'clear') }).click();
  await expect(page.getByRole('region', { name: ruth.t('recent', 'title') })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hof-recent'))).toBe('[]');
});
