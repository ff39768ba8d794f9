import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { contact, dealers } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';

const ROMANDIE = 'Maëlle Corbassière';
const TICINO = 'Tiziano Bernaschini';
const EAST = 'Flurina Tschagun';
const CENTRAL = 'Jodok Halter-Ming';
const GERMANY = 'Henrik Oberlechner';
/** In the house, for everybody. */
const SPARE_PARTS = 'Beat Zumbrunnen';

/** What somebody sees who looks for the person in charge. */
function persons(page: Page, locale: Locale) {
  const finder = page.getByRole('main').locator('contact-persons');
  const t = (key: string) => translate(locale, 'contact', key);
  return {
    country: finder.getByLabel(t('country'), { exact: true }),
    language: finder.getByLabel(t('language'), { exact: true }),
    postcode: finder.getByLabel(t('postcode')),
    show: finder.getByRole('button', { name: t('showPersons') }),
    unknown: (typed: string) => finder.getByText(translate(locale, 'contact', 'unknownPostcode', { postcode: typed })),
    person: (name: string) => finder.getByRole('listitem').filter({ hasText: name }),
  };
}

for (const { code: locale } of LOCALES)
  test(`the person in charge is found by country, language and postcode, and kept in the address (A5, 7.6) (${locale})`, async ({
    page,
  }) => {
    const { country, language, postcode, person } = persons(page, locale);
    await page.goto(contact(locale));
    for (const name of [ROMANDIE, TICINO, EAST, CENTRAL, GERMANY, SPARE_PARTS])
      await expect(person(name)).toBeVisible();

    await country.selectOption('DE');
    await expect(person(GERMANY)).toBeVisible();
    await expect(person(ROMANDIE)).toBeHidden();
    await expect(person(SPARE_PARTS)).toBeVisible();

    await country.selectOption('CH');
    await language.selectOption('fr');
    await expect(person(ROMANDIE)).toBeVisible();
    await expect(person(EAST)).toBeHidden();

    await postcode.fill('6900');
    await expect(person(TICINO)).toBeVisible();
    await expect(person(ROMANDIE)).toBeHidden();
    await expect(page).toHaveURL(/country=CH&language=fr&postcode=6900$/);

    await page.reload();
    await expect(postcode).toHaveValue('6900');
    await expect(person(ROMANDIE)).toBeHidden();
    await page.goto(dealers(locale));
    await page.goBack();
    await expect(postcode).toHaveValue('6900');
    await expect(person(ROMANDIE)).toBeHidden();
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(/postcode=6900$/);
    await expect(persons(page, other).person(TICINO)).toBeVisible();
    await expect(persons(page, other).person(ROMANDIE)).toBeHidden();
  });

test('a postcode that leads to nobody is said, and everybody is shown; a country abroad and a postcode empty each other (7.6)', async ({
  page,
}) => {
  const { country, postcode, person, unknown } = persons(page, 'de');
  await page.goto(`${contact('de')}?postcode=0000`);
  await expect(unknown('0000')).toBeVisible();
  await expect(person(ROMANDIE)).toBeVisible();
  await postcode.fill('CH-8001');
  await expect(unknown('0000')).toHaveCount(0);
  await expect(person(EAST)).toBeVisible();
  await expect(person(ROMANDIE)).toBeHidden();
  await country.selectOption('DE');
  await expect(postcode).toHaveValue('');
  await expect(person(GERMANY)).toBeVisible();
  await postcode.fill('8001');
  await expect(country).toHaveValue('');
  await expect(person(EAST)).toBeVisible();
  await expect(person(GERMANY)).toBeHidden();
});

test('whether somebody answers the telephone is said in Swiss time, wherever the shopper is (7.6, A9)', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-24T13:00:00Z'); // a Tuesday, 14:00 in Switzerland
  await page.goto(contact('de'));
  const sign = page.getByRole('main').locator('open-hours');
  await expect(sign).toHaveText(translate('de', 'common', 'hoursOpen', { time: '17:00' }));
  await context.close();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with the person in charge (7.6, A5)', async ({ page }) => {
    const { country, language, postcode, show, person } = persons(page, 'fr-FR');
    await page.goto(contact('fr-FR'));
    await country.selectOption('CH');
    await language.selectOption('de');
    await show.click();
    await expect(person(EAST)).toBeVisible();
    await expect(person(CENTRAL)).toBeVisible();
    await expect(person(ROMANDIE)).toBeHidden();
    await postcode.fill('8001');
    await show.click();
    await expect(person(EAST)).toBeVisible();
    await expect(person(CENTRAL)).toBeHidden();
    await expect(country).toHaveValue('CH');
    await country.selectOption('DE');
    await show.click();
    await expect(person(GERMANY)).toBeVisible();
    await expect(postcode).toHaveValue('');
  });
});
