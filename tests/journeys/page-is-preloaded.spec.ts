import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

const CATEGORY = '/shop/kochen/raclette';

test('pointing at a link brings its payload and its page; a payload that fails is warned of, and the link still leads there (G2, D17, I3)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const warned: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warned.push(line.text()));
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.route('**/shop/kochen/fondue/_payload.json*', (route) => route.fulfill({ status: 500 }));

  await ruth.opens('/');
  await page.mouse.move(300, 500, { steps: 2 });
  await expect.poll(() => requestedPaths.some((address) => address.startsWith('/builds/latest.json'))).toBe(true);
  const link = page.getByRole('banner').locator(`a[href="${CATEGORY}"]`);
  await link.hover();
  await expect
    .poll(() => requestedPaths.filter((address) => /^\/builds\/meta\/[0-9a-f]{16}\.json$/.test(address)).length)
    .toBe(1);
  await expect
    .poll(() => requestedPaths.filter((address) => /raclette\/_payload\.json\?[0-9a-f]{16}$/.test(address)).length)
    .toBe(1);
  await expect(page.locator(`link[rel="prefetch"][href="${CATEGORY}"]`)).toBeAttached();

  const broken = page.getByRole('banner').locator('a[href="/shop/kochen/fondue"]');
  await broken.hover();
  await expect.poll(() => warned.filter((text) => text.includes('/shop/kochen/fondue')).length).toBe(1);
  await broken.click();
  await expect(page).toHaveURL(/fondue$/);
});

test('who saves data is sent nothing ahead (I3)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await aGuest(page).opens('/');
  await page.mouse.move(300, 500, { steps: 2 });
  await expect.poll(() => requestedUrls.some((address) => address.includes('/builds/latest.json'))).toBe(true);
  await page.getByRole('banner').locator(`a[href="${CATEGORY}"]`).hover();
  await page.getByRole('banner').locator(`a[href="${CATEGORY}"]`).focus();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  expect(requestedUrls.filter((address) => /_payload|builds\/meta/.test(address))).toEqual([]);
});
