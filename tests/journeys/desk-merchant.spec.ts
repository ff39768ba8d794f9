import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#tests/support/journey.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { aMerchant, d, invite, someOrders } from './a-merchant.ts';

test.use({ locale: 'de-CH' });

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.remove());

test('an invited merchant ships, corrects, takes back and pays back, and an editor can do none of it', async ({
  page,
  browser,
}) => {
  test.slow();
  expect((await page.goto(`${shop.url}/desk`))?.status()).toBe(404);
  const [first = '', second = '', third = '', fourth = ''] = await someOrders(shop, 4);
  const meg = aMerchant(page);
  await meg.takesInvitation(await invite(shop, 'meg@example.com', 'merchant'), 'merchant');

  // today tells what waits; three orders leave together, with one PDF to pack by
  await expect(meg.main.getByRole('row', { name: d('chore.ship') })).toContainText('4');
  await meg.goesTo(d('orders'));
  for (const number of [first, second, third])
    await meg.main.getByRole('checkbox', { name: d('select.one', { id: number }) }).check();
  const papers = await meg.main.getByRole('link', { name: d('orders.notes') }).getAttribute('href');
  const pdf = await page.request.get(new URL(papers ?? '', shop.url).href);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await meg.button(d('orders.ship', { count: 3 })).click();
  await meg.dialog.getByLabel(d('tracking.of', { number: first })).fill('99.00.1');
  await meg.dialog.getByRole('button', { name: d('ship'), exact: true }).click();
  await expect(meg.dialog.getByText(d('shipment.shipped'), { exact: true })).toHaveCount(3);
  await meg.dialog.getByRole('button', { name: d('close') }).click();

  // the fourth goes elsewhere
  await meg.main.getByRole('link', { name: fourth }).click();
  await meg.button(d('order.address')).click();
  await meg.dialog.getByLabel(d('field.street')).fill('Dorfplatz 1');
  await meg.dialog.getByLabel(d('field.zipcode')).fill('');
  await meg.dialog.getByRole('button', { name: d('save') }).click();
  await expect(meg.dialog.getByLabel(d('field.zipcode'))).toHaveAttribute('aria-invalid', 'true');
  await meg.dialog.getByLabel(d('field.zipcode')).fill('6064');
  await meg.dialog.getByRole('button', { name: d('save') }).click();
  await expect(meg.main.getByText('Dorfplatz 1')).toBeVisible();

  // of the first, one piece is paid back, and the other comes back
  await meg.goesTo(d('orders'));
  await meg.main.getByRole('link', { name: first }).click();
  await meg.button(d('order.pay')).click();
  await meg.button(d('refund')).click();
  await meg.dialog.getByLabel(d('pieces.of', { article: '12-110', most: 2 })).fill('1');
  await meg.dialog.getByRole('button', { name: d('refund') }).click();
  await expect(meg.main.getByText(d('document.credit note'))).toBeVisible();
  await meg.button(d('order.return')).click();
  await meg.dialog.getByLabel(d('pieces.of', { article: '12-110', most: 2 })).fill('1');
  await meg.dialog.getByRole('button', { name: d('order.return') }).click();
  await meg.goesTo(d('returns'));
  await meg.main
    .getByRole('row', { name: `${first}-1` })
    .getByRole('button', { name: d('return.receive') })
    .click();
  await expect(meg.main.getByText(d('empty'))).toBeVisible();

  // no search engine reads it, no inline code runs in it, and its cookie is nobody's but its own
  const headers = (await page.request.get(`${shop.url}/desk/orders`)).headers();
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex, nofollow', 'private, no-store']);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  const [cookie, ...more] = await page.context().cookies(`${shop.url}/desk`);
  expect([cookie, more]).toMatchObject([{ path: '/desk', httpOnly: true, sameSite: 'Strict' }, []]);

  // what isn't the merchant's own is neither shown nor answered
  await expect(page.getByRole('navigation').getByRole('link', { name: d('users') })).toHaveCount(0);
  expect((await page.request.get(`${shop.url}/desk/api/users`)).status()).toBe(403);

  const editor = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  const ed = aMerchant(editor);
  await ed.takesInvitation(await invite(shop, 'ed@example.com', 'editor'), 'editor');
  await expect(ed.main.getByRole('heading', { name: d('content') })).toBeVisible();
  expect((await editor.request.get(`${shop.url}/desk/api/orders`)).status()).toBe(403);
  await editor.context().close();
});

test('every screen holds for axe, in light and dark, at a tablet’s width', { tag: '@verify' }, async ({ page }) => {
  test.slow();
  const olga = aMerchant(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await someOrders(shop, 1);
  await olga.takesInvitation(await invite(shop, 'olga@example.com', 'owner'), 'owner');
  await expect(olga.main.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('navigation').getByRole('link');
  const names = await links.allInnerTexts();
  for (const theme of ['light', 'dark']) {
    await page.getByLabel(d('theme')).selectOption(theme);
    for (const name of names) {
      await olga.goesTo(name);
      await expect(olga.main.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([name, theme, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([name, theme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    }
  }
});
