import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article } from './a-guest.ts';

const shop: { name: string; address: { street: string }; legal: { vatId: string } } = parse(
  readFileSync('content/shop/shop.yaml', 'utf8'),
);

/** What can be pressed, and would be ink for nothing. */
const controls = (page: Page) =>
  page
    .locator('button, input, select, [role="button"], nav, header.top, footer.foot, .consent')
    .filter({ visible: true });

const pagesOf = async (page: Page, landscape = false): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', landscape, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('a product is printed as a sheet with its picture, price and measures, and nothing to press', {
  tag: '@verify',
}, async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await page.mouse.move(100, 100, { steps: 2 });
  await expect(ruth.main.locator('.card .compare').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(article('de', '10-104').name);
  await expect(ruth.main.getByRole('table', { name: ruth.t('product', 'technicalDetails') })).toBeVisible();
  await expect(ruth.main.locator('.slides img').first()).toBeVisible();
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: ruth.t('product', 'related') })).toBeHidden();
  expect(await pagesOf(page)).toBeLessThanOrEqual(3);
});

// the longest, and the one with the longest tip
for (const recipe of [
  '/rezepte/trockenfleisch-vom-rind',
  '/fr-FR/recettes/boeuf-seche-facon-jerky',
  '/rezepte/fondue-moitie-moitie',
])
  test(`a recipe is printed on one A4: ${recipe}`, { tag: '@verify' }, async ({ page }) => {
    await page.goto(recipe);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(controls(page).and(page.locator(':not(input)'))).toHaveCount(0); // how many it is for stands in a field
    expect(await pagesOf(page)).toBe(1);
  });

test('an order is printed with its number, lines and sums', { tag: '@verify' }, async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-140');
  await ruth.opensArticle('10-140');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  const number = await ruth.hasOrdered();
  await page.emulateMedia({ media: 'print' });
  await expect(ruth.main.getByText(number, { exact: true }).first()).toBeVisible();
  await expect(ruth.main.getByText(name).first()).toBeVisible();
  await expect(ruth.main.getByText(/CHF/).first()).toBeVisible();
  await hasLetterhead(page);
  await expect(controls(page)).toHaveCount(0);
  expect(await pagesOf(page), 'upright').toBe(1);
  expect(await pagesOf(page, true), 'across').toBeLessThanOrEqual(2);
});

test('an order of the account takes the whole paper, upright or across, and says who has written it', {
  tag: '@verify',
}, async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  const shopper = aGuest(page);
  const { name } = article('de', '10-140');
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  await shopper.opensArticle('10-140');
  await shopper.putsIntoCart(name);
  await shopper.goesToCheckout();
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await ruth.opens('/account/order');
  await ruth.main.getByRole('rowheader').getByRole('link').click();
  await expect(ruth.main.getByText(name).first()).toBeVisible();
  const toPay = ruth.main.getByRole('heading', { name: ruth.t('orderPay'), exact: true });
  await expect(toPay).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const [width, landscape] of [
    [688, false],
    [1017, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await hasLetterhead(page);
    await expect(controls(page)).toHaveCount(0);
    const order = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(order?.width).toBeGreaterThan(width * 0.8);
    await expect(toPay).toBeHidden();
    expect(await pagesOf(page, landscape)).toBeLessThanOrEqual(2);
  }
});

/** Who has written it: name, address, VAT number, as content knows them. */
async function hasLetterhead(page: Page): Promise<void> {
  const head = page.locator('main address').first();
  await expect(head).toBeVisible();
  for (const text of [shop.name, shop.address.street, shop.legal.vatId]) await expect(head).toContainText(text);
}
