import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formatNumber } from '#i18n/format.ts';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article, translate } from './a-guest.ts';

const slugOf = (file: string): Text => parse(readFileSync(file, 'utf8')).slug;
const themed = (locale: Locale, theme: 'raclette' | 'dehydrating') =>
  inLocale(locale, `/${inLanguage(locale, slugOf(`content/pages/theme-${theme}.yaml`))}`);
const { foods }: { foods: { id: string; name: Text }[] } = parse(
  readFileSync('content/shop/drying-guide.yaml', 'utf8'),
);
const pears = inLanguage('de', foods.find(({ id }) => id === 'pears')?.name ?? { de: '' });

for (const { code: locale } of LOCALES) {
  const t = (key: string, values = {}) => translate(locale, 'journal', key, values);

  test(`eight guests need two coupled ovens, fourteen two fuses, and the address keeps it (A8, B18, ${locale})`, {
    tag: '@keyboard',
  }, async ({ page }) => {
    await page.goto(themed(locale, 'raclette'));
    const form = page.locator('form[data-coupling]');
    const output = form.locator('output');
    // the answers for other parties are hidden, and so no items of a list
    const onTable = (name: string) => output.getByRole('listitem').filter({ hasText: name });
    await expect(onTable(article(locale, '10-140').name)).toHaveText(/^\s*1 ×/);
    await form.getByLabel(t('couplingGuests')).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('14');
    await expect(output.locator('.msg.warn:visible')).toHaveCount(1);
    await expect(page).toHaveURL(/adults=14/);
    await page.reload();
    await expect(onTable(article(locale, '10-106').name)).toHaveText(/^\s*1 ×/);
    await page.getByRole('button', { name: t('toPlanner') }).click();
    await expect(page.getByLabel(t('adults'))).toHaveValue('14');
    await page.goBack();
    await expect(form.getByLabel(t('couplingGuests'))).toHaveValue('14');
    await expect(onTable(article(locale, '10-106').name)).toHaveText(/^\s*1 ×/);
  });

  test(`pears are told their temperature, hours and racks, also in another language (A8, B18, ${locale})`, async ({
    page,
  }) => {
    await page.goto(themed(locale, 'dehydrating'));
    const form = page.locator('form[data-drying]');
    // a kilogram of apple rings fills four racks, which takes half hours
    await expect(form.locator('[data-out="hours"]')).toHaveText(`9–${formatNumber(locale, 11.5)}\u00A0h`);
    await form.getByLabel(t('dryingFood')).selectOption('pears');
    await form.getByLabel(t('dryingGrams')).fill('3000');
    await form.getByLabel(t('dryingRacks')).selectOption('10');
    await expect(form.locator('[data-out="celsius"]')).toHaveText(/\d\d\s°C/);
    const racks = await form.locator('[data-out="racks"]').textContent();
    expect(Number.parseInt(racks ?? '', 10)).toBeGreaterThan(5);
    await expect(page).toHaveURL(/food=pears&grams=3000&racks=10/);

    await page.reload();
    await expect(form.locator('[data-out="racks"]')).toHaveText(racks ?? '');
    await page.goto(themed(locale, 'raclette'));
    await page.goBack();
    await expect(form.locator('select').first()).toHaveValue('pears');

    await page.waitForLoadState();
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(/food=pears&grams=3000&racks=10/);
    await expect(page.locator('form[data-drying] select').first()).toHaveValue('pears');
  });
}

test('a recipe leads to its tool, which has the question answered already (B18)', async ({ page }) => {
  await page.goto('/rezepte/raclette-mit-neuen-kartoffeln');
  await page.getByRole('link', { name: translate('de', 'journal', 'toolPlanner') }).click();
  await expect(page.getByLabel(translate('de', 'journal', 'adults'))).toHaveValue('4');
});

test('an empty field is not too many, and nothing chosen stays nothing (B18)', async ({ page }) => {
  await page.goto('/rezepte/raclette-mit-neuen-kartoffeln');
  await page.getByRole('link', { name: translate('de', 'journal', 'toolPlanner') }).click();
  const form = page.locator('form[data-planner]');
  await form.getByLabel(translate('de', 'journal', 'adults'), { exact: true }).fill('');
  await form.getByLabel(translate('de', 'journal', 'children'), { exact: true }).fill('0');
  await expect(form.locator('[data-places]')).toHaveText('1');
  await expect(form.locator('[data-warning]')).toBeHidden();
  await form.getByLabel(translate('de', 'journal', 'adults'), { exact: true }).fill('17');
  await expect(form.locator('[data-warning]')).toBeVisible();
  // two tables are planned each by itself: nothing is bought for one that nobody can sit at
  const shopping = form.getByRole('heading', { name: translate('de', 'journal', 'shopping') });
  await expect(shopping).toBeHidden();
  await form.getByLabel(translate('de', 'journal', 'adults'), { exact: true }).fill('16');
  await expect(shopping).toBeVisible();
  await form.getByLabel(translate('de', 'journal', 'adults'), { exact: true }).fill('17');
  const chosen = form.locator('input[name="item"]:checked');
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  await page.reload();
  await expect(form.locator('[data-places]')).toHaveText('17');
  await expect(chosen).toHaveCount(0);
});

test('an amount that no device dries becomes the largest one, in the field, the answer and the address (A8, E10)', async ({
  page,
}) => {
  await page.goto(themed('de', 'dehydrating'));
  const form = page.locator('form[data-drying]');
  const grams = form.getByLabel(translate('de', 'journal', 'dryingGrams'));
  await grams.fill('999999');
  await expect(form.locator('[data-out="dried"]')).toHaveText(/^3’400\sg$/);
  await grams.blur();
  await expect(grams).toHaveValue('20000');
  await expect(page).toHaveURL(/grams=20000/);
  await grams.fill('');
  await grams.blur();
  await expect(grams).toHaveValue('10');
  await expect(page).toHaveURL(/grams=10&/);
  await expect(form.locator('[data-out="dried"]')).not.toHaveText(/^0/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the tools answer by their tables (A8)', async ({ page }) => {
    await page.goto(themed('de', 'raclette'));
    await expect(page.locator('form[data-coupling] output')).toContainText(article('de', '10-140').name);
    await page.getByText(translate('de', 'journal', 'plannerTable')).click();
    await expect(page.getByRole('row', { name: /^15–16/ })).toBeVisible();
    await page.goto('/rezepte/doerrtabelle?food=pears');
    await expect(page.locator('form[data-drying]')).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(pears) }).first()).toBeVisible();
  });
});

test('a party of nobody is one of the smallest, in the field and in the answer, from an address too (B18, E10)', async ({
  page,
}) => {
  const planner = inLocale('de', '/rezepte/raclette-planer');
  const places = page.locator('[data-places]');
  for (const input of ['-1', '0', 'viele']) {
    await page.goto(`${planner}?adults=${input}`);
    await expect(page.getByLabel(translate('de', 'journal', 'adults'))).toHaveValue('1');
    await expect(places).toHaveText('1');
  }
  const adults = page.getByLabel(translate('de', 'journal', 'adults'));
  await adults.fill('-3');
  await expect(places).toHaveText('1');
  await adults.blur();
  await expect(adults).toHaveValue('1');
});
