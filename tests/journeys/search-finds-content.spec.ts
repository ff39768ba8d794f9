import type { Locale } from '#i18n/locales.ts';
import { contact, search } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';

/* What the dropdown promises stands on the page of results too, also where no script runs. */

test.use({ javaScriptEnabled: false });

const TERMS: [code: Locale, terms: { food: string; hours: string; green: string; fir: string }][] = [
  ['de', { food: 'tomaten', hours: 'öffnungszeiten', green: 'grüner ofen', fir: 'Tannengrün' }],
  ['en-US', { food: 'tomatoes', hours: 'opening hours', green: 'green oven', fir: 'Fir green' }],
  ['fr-FR', { food: 'tomates', hours: 'horaires d’ouverture', green: 'four vert', fir: 'Vert sapin' }],
];

for (const [code, { food, hours, green, fir }] of TERMS)
  test(`recipes, pages of help and the very colour are among the results (B9) (${code})`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(search(code, food));
    const recipes = main.getByRole('region', { name: translate(code, 'search', 'groupRecipes') });
    await expect(recipes.getByRole('listitem').first()).toBeVisible();

    await page.goto(search(code, hours));
    const areas = main.getByRole('region', { name: translate(code, 'search', 'groupAreas') });
    await expect(areas.locator(`a[href="${contact(code)}"]`)).toBeVisible();

    await page.goto(search(code, green));
    await expect(
      main
        .locator('.product-grid > li')
        .first()
        .getByRole('link', { name: new RegExp(fir) })
        .first(),
    ).toBeVisible();
  });

test('a word that is written as it sounds finds goods and what belongs to them (B9)', async ({ page }) => {
  await page.goto(search('de', 'raklet'));
  const kinds = page.getByRole('navigation', { name: translate('de', 'search', 'kinds') });
  await expect(kinds.getByRole('link')).not.toHaveCount(0);
  await kinds.getByRole('link', { name: translate('de', 'search', 'groupRecipes') }).click();
  await expect(page).toHaveURL(/#recipes$/);
});
