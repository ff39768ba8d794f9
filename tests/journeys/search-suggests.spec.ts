import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

/** Opens the field in the header and types; the dropdown answers. */
async function types(page: Page, locale: Locale, term: string) {
  const ruth = aGuest(page, locale);
  await ruth.opens('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: ruth.t('search', 'open') })
    .click();
  const field = page.getByRole('combobox', { name: ruth.t('search', 'label') });
  await expect(field).toBeFocused();
  await field.fill(term);
  return { ruth, field, options: page.getByRole('listbox').getByRole('option') };
}

const TERMS: [code: Locale, term: string][] = [
  ['de', 'dorrgerat'],
  ['en-US', 'dehydrator'],
  ['fr-FR', 'deshydrateur'],
];

for (const [code, term] of TERMS)
  test(`who types in ${code} chooses a dehydrator with the arrows alone`, { tag: '@keyboard' }, async ({ page }) => {
    const { ruth, field, options } = await types(page, code, term);
    const device = article(code, '13-105');
    await expect(options.filter({ hasText: device.name })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const count = await options.count();
    for (let press = 0; press < count; press++) {
      await page.keyboard.press('ArrowDown');
      if ((await page.locator('[role="option"][aria-selected="true"]').textContent())?.includes('13-105')) break;
    }
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${device.path}$`));
    await expect(ruth.main.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a misspelt word finds what was meant, and offers it', async ({ page }) => {
  const { options } = await types(page, 'de', 'raclezze');
  await expect(options.filter({ hasText: article('de', '10-104').name })).toBeVisible();
  await expect(page.locator('#find').getByRole('link', { name: 'Raclette', exact: true })).toBeVisible();
});

test('the number of a variant finds the variant', { tag: '@keyboard' }, async ({ page }) => {
  const { options } = await types(page, 'de', '10-104-ro');
  await expect(options.first()).toContainText('10-104-RO');
});

test('a number that nobody knows offers its neighbours', async ({ page }) => {
  const { ruth, options } = await types(page, 'en-US', '12-104');
  await expect(page.locator('#find').getByText(ruth.t('search', 'unknownNumber', { number: '12-104' }))).toBeVisible();
  await expect(options).toHaveText([/12-101/, /12-102/, /12-103/]);
});

test('what nobody sells is said, with the ways on', async ({ page }) => {
  const { ruth, field } = await types(page, 'de', 'velohelm');
  const find = page.locator('#find');
  await expect(find.getByText(ruth.t('search', 'noResults', { term: 'velohelm' }))).toBeVisible();
  await expect(find.getByRole('heading', { name: ruth.t('search', 'groupAreas') })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('without its index the field is still a form', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  const ruth = aGuest(page);
  await ruth.opens('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: ruth.t('search', 'open') })
    .click();
  await page.getByLabel(ruth.t('search', 'label')).fill('raclette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?search=raclette/);
});
