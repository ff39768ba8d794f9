import { LOCALES } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, translate } from './a-guest.ts';

for (const { code: locale } of LOCALES)
  test(`from its page a product leads to its drawing (7.2) (B18) (${locale})`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'spareParts', key, values);
    const system = article(locale, '30-601');
    await page.goto(system.path);
    await ruth.main.getByRole('link', { name: translate(locale, 'product', 'explodedDrawing') }).click();
    await expect(page).toHaveURL(new RegExp(`${spareParts(locale, '30-601')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(t('productTitle', { name: system.name }).replace('-', '-\u2060?')), // which keeps “X-LINE” on one line
    );
  });

for (const { code: locale } of LOCALES)
  test(`the numbers of a drawing lead to the parts, which go into the cart (7.2) (${locale})`, {
    tag: '@keyboard',
  }, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'spareParts', key, values);
    await page.goto(spareParts(locale, '30-601'));
    const slides = article(locale, '51-101');
    const position = 10;
    const number = ruth.main.getByRole('link', { name: t('mark', { position, name: slides.name }) });
    await number.click();
    await expect(page).toHaveURL(/#part-51-101$/);
    const row = ruth.main.locator('#part-51-101');
    await expect(row).toBeInViewport();
    await expect(row.getByRole('link', { name: t('position', { position }) })).toBeVisible();

    await row.getByRole('button', { name: ruth.t('cart', 'addLabel', { name: slides.name }) }).click();
    await expect(ruth.panel.getByRole('link', { name: slides.name, exact: true })).toBeVisible();
  });

test('a variant shares the drawing of its product, which warns of the electric circuit (7.2)', async ({ page }) => {
  const ruth = aGuest(page);
  await page.goto('/produkt/raclette-ofen-4-personen-tannengruen');
  await ruth.main.getByRole('link', { name: ruth.t('product', 'explodedDrawing') }).click();
  await expect(page).toHaveURL(new RegExp(`${spareParts('de', '10-104')}$`));
  await expect(ruth.main.getByText(ruth.t('spareParts', 'electrical'))).toBeVisible();
});

test('a number without parts is no page (7.2) (B12)', async ({ page }) => {
  const response = await page.goto(spareParts('de', '99-999'));
  expect(response?.status()).toBe(404);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the numbers of a drawing can be hit with a finger (7.2)', async ({ page }) => {
    await page.goto(spareParts('de', '30-901'));
    const numbers = page.getByRole('main').locator('figure a');
    await expect(numbers).toHaveCount(14);
    const sizes = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('number and part lead to each other (7.2)', async ({ page }) => {
    await page.goto(spareParts('fr-FR', '34-601'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Numéro 1, / }).click();
    const row = main.locator('li:target');
    await row.getByRole('link', { name: translate('fr-FR', 'spareParts', 'position', { position: 1 }) }).click();
    await expect(page).toHaveURL(/#no-1$/);
  });
});
