import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { dealers } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';

const NEAREST = { id: 'kuechenwerk-zuerichberg', name: 'Küchenwerk Zürichberg' };

/** What somebody sees of the network who looks for a dealer. */
function network(page: Page, locale: Locale) {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'dealers', key, values);
  const list = page.getByRole('region', { name: t('list') });
  return {
    t,
    list,
    place: page.getByRole('textbox', { name: t('place') }),
    names: list.getByRole('listitem').getByRole('heading'),
    map: page.getByRole('main').locator('figure'),
    near: (count: number, place: string) => list.getByText(t('nearest', { count, place })),
  };
}

for (const { code: locale } of LOCALES)
  test(`a dealer is found by postcode, and the answer keeps through reload, back and another language (${locale})`, async ({
    page,
  }) => {
    const { t, place, names, near, map } = network(page, locale);
    await page.goto(dealers(locale));
    await place.fill('8044');
    await place.press('Enter');
    await expect(near(10, 'Zürich')).toBeVisible();
    await expect(names.first()).toHaveText(NEAREST.name);
    await expect(map.getByRole('link')).not.toHaveCount(0);

    const wholesale = page.getByRole('main').getByText(t('kindWholesale'), { exact: true }).first();
    await page.waitForLoadState(); // the answer is a page of its own, which has to hear of the mouse
    await page.mouse.move(200, 300, { steps: 3 });
    await page.waitForFunction(() => customElements.get('listing-section'));
    await wholesale.click();
    await expect(names.first()).not.toHaveText(NEAREST.name);
    await expect(page).toHaveURL(/place=8044.*type=wholesale/);
    await page.reload();
    await expect(place).toHaveValue('8044');
    await page.goBack();
    await expect(names.first()).toHaveText(NEAREST.name);

    await page.waitForLoadState(); // from then on the language switch takes the question along
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${dealers(other)}\\?.*place=8044`));
    await expect(names.first()).toHaveCount(0); // its list has another name in the other language
    await expect(network(page, other).names.first()).toHaveText(NEAREST.name);
  });

test('a dealer is found with the keyboard alone, in the list and on the map', async ({ page }) => {
  const { place, names, near, list, map } = network(page, 'de');
  await page.goto(dealers('de'));
  await place.focus();
  await page.keyboard.type('Genf');
  await page.keyboard.press('Enter');
  await expect(near(10, 'Genève')).toBeVisible();
  await list
    .getByRole('link', { name: (await names.first().textContent())?.trim() })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/haendler\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${dealers('de')}?place=8044`);
  const dot = map.getByRole('link', { name: new RegExp(NEAREST.name) });
  await dot.focus();
  await expect(dot).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${dealers('de', NEAREST.id)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEAREST.name);
});

for (const { code: locale } of LOCALES)
  test(`a dealer’s page tells hours and way, and leads to the request to them (7.3, 7.4) (${locale})`, async ({
    page,
  }) => {
    const { t } = network(page, locale);
    await page.goto(dealers(locale, NEAREST.id));
    const main = page.getByRole('main');
    await expect(main.getByRole('table', { name: t('hours') })).toBeVisible();
    await expect(main.locator('open-hours').first()).not.toHaveText('');
    const route = main.getByRole('link', { name: t('directions'), exact: true });
    await expect(route).toHaveAttribute('href', /openstreetmap\.org\/directions/);
    await main.getByRole('link', { name: t('request'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?partner=${NEAREST.id}$`));
    await expect(page.getByRole('radio', { name: new RegExp(`^${NEAREST.name}`) })).toBeChecked();
  });

for (const { code: locale } of LOCALES)
  test(`dealers are found by their line and kind, on the map as in the list (7.3) (${locale})`, async ({ page }) => {
    const { t, list, names, map } = network(page, locale);
    await page.goto(`${dealers(locale)}?place=8044&line=s-line&type=wholesale`);
    await expect(list.getByText(t('kindWholesale'), { exact: true }).last()).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: t('kindKitchen') })).toHaveCount(0);
    const shown = await names.count();
    expect(shown).toBeGreaterThan(3);
    await expect(map.getByRole('link')).toHaveCount(shown);
    await expect(list.getByRole('img').first()).toHaveAccessibleName(/\d/);
    await expect(list.getByText(t('requestShort'), { exact: false }).first()).toBeVisible();
  });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('question, map and list stand below each other, and nothing scrolls sideways (7.3)', async ({ page }) => {
    const { place, map, list } = network(page, 'de');
    await page.goto(`${dealers('de')}?place=8044`);
    await expect(place).toHaveValue('8044');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const [fieldTop, mapTop, listTop] = [
      await top(place),
      await top(map),
      await top(list.getByRole('listitem').first()),
    ];
    expect(fieldTop).toBeLessThan(mapTop);
    expect(mapTop).toBeLessThan(listTop);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

test('a place that nobody knows is said, and everybody is shown', async ({ page }) => {
  const { list, names, t } = network(page, 'de');
  await page.goto(`${dealers('de')}?place=Atlantis`);
  await expect(list.getByText(t('unknownPlace', { place: 'Atlantis' }))).toBeVisible();
  expect(await names.count()).toBeGreaterThanOrEqual(40);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the answer, and the answer to the dealer', async ({ page }) => {
    const { place, names, near, list, t } = network(page, 'fr-FR');
    await page.goto(dealers('fr-FR'));
    await place.fill('3011 Berne');
    await page.getByRole('combobox', { name: t('line') }).selectOption('x-line');
    await page.getByRole('button', { name: t('find'), exact: true }).click();
    await expect(near(10, 'Bern')).toBeVisible();
    await expect(names.first()).toHaveText('Bärenküchen Bern');
    await list.getByRole('link', { name: 'Bärenküchen Bern', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${dealers('fr-FR', 'baerenkuechen-bern')}$`));
    await expect(page.getByRole('table', { name: t('hours') })).toBeVisible();
  });
});
