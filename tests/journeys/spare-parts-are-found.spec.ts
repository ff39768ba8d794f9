import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, translate } from './a-guest.ts';

/** What somebody sees of the search who has a broken part in hand. */
function search(page: Page, locale: Locale) {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'spareParts', key, values);
  const main = page.getByRole('main');
  return {
    t,
    main,
    field: main.getByRole('searchbox', { name: t('label') }),
    parts: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
    part: (number: string) => main.locator(`#part-${number}`),
    resultCount: (count: number) => main.locator('#answer').getByText(t('results', { count }), { exact: true }),
    trail: main.getByRole('complementary', { name: t('answers') }),
    press: (name: string) => main.getByRole('link', { name, exact: true }).click(),
  };
}

for (const { code: locale } of LOCALES)
  test(`typing a number finds the part, and the address keeps it through reload, back and another language (7.2) (B18) (${locale})`, async ({
    page,
  }) => {
    const { field, part, resultCount, main, t } = search(page, locale);
    await page.goto(spareParts(locale));
    await field.fill('51 1');
    await expect(page).toHaveURL(/part=51\+1$/);
    await expect(part('51-111')).toBeVisible();
    await field.fill('51.101');
    await expect(resultCount(1)).toBeVisible();
    await expect(part('51-101')).toContainText(article(locale, '51-101').name);
    await expect(part('51-101')).toContainText(t('fitsCount', { count: 15 }));
    await expect(part('51-101').locator('.stock')).toBeVisible();

    await page.reload();
    await expect(field).toHaveValue('51.101');
    await expect(part('51-101')).toBeVisible();

    await page.waitForLoadState(); // from then on the language switch takes the question along
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${spareParts(other)}\\?part=51\\.101`));
    await expect(part('51-101')).toContainText(article(other, '51-101').name);

    await page.goBack();
    await expect(part('51-101')).toContainText(article(locale, '51-101').name);
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(main.getByRole('heading', { name: t('byQuestions') })).toBeVisible();
  });

for (const { code: locale } of LOCALES)
  test(`questions lead to a part that goes into the cart, and every answer can be undone (7.2) (B18) (${locale})`, {
    tag: '@keyboard',
  }, async ({ page }) => {
    const ruth = aGuest(page, locale);
    const { main, part, parts, resultCount, trail, press, t } = search(page, locale);
    const common = (key: string) => translate(locale, 'common', key);
    await page.goto(spareParts(locale));
    await main.getByRole('heading', { level: 3 }).getByRole('link').nth(1).click();
    await press(common('yes'));
    await expect(main.locator('#answer').getByText(t('question', { index: 2 }))).toBeVisible();
    await press(common('no'));
    await expect(resultCount(5)).toBeVisible();
    await expect(parts).toHaveCount(5);
    await expect(page).toHaveURL(/kind=swing-doors&answers=yes\.no/);

    await trail.getByRole('link').nth(2).click();
    await expect(main.locator('#answer').getByText(t('question', { index: 2 }))).toBeVisible();
    await expect(page).toHaveURL(/answers=yes(#|$)/);
    await page.goBack();
    await expect(part('51-202')).toBeVisible();
    await page.reload();
    await expect(part('51-202')).toBeVisible();

    const { name } = article(locale, '51-202');
    await part('51-202')
      .getByRole('button', { name: ruth.t('cart', 'addLabel', { name }) })
      .click();
    await expect(ruth.panel.getByRole('link', { name, exact: true })).toBeVisible();
  });

test('who does not know an answer sees all that it may be, and may begin again (7.2)', async ({ page }) => {
  const { main, parts, press, trail, t } = search(page, 'de');
  await page.goto(`${spareParts('de')}?kind=free-standing&answers=yes.no`);
  await expect(main.locator('#answer').getByText(t('question', { index: 3 }))).toBeVisible();
  await press(t('unsure'));
  await expect(main.getByRole('heading', { name: t('unsureTitle') })).toBeVisible();
  await expect(parts.first()).toContainText('51-308');
  await trail.getByRole('link', { name: t('restart') }).click();
  await expect(page).toHaveURL(new RegExp(`${spareParts('de')}$`));
  await expect(main.getByRole('heading', { name: t('byQuestions') })).toBeVisible();
});

test('words find parts by what they are called and by what they are for, in any of the languages (7.2)', async ({
  page,
}) => {
  const { field, part, parts } = search(page, 'fr-FR');
  await page.goto(spareParts('fr-FR'));
  await field.fill('amortisseur');
  await expect(part('51-111')).toBeVisible();
  await field.fill('four à raclette');
  await expect(part('50-120')).toBeVisible();
  await field.fill('Türmitnehmer');
  await expect(parts.first()).toContainText(article('fr-FR', '51-204').name);
});

test('the number on the rating plate leads to the parts of the device, and on to its drawing (7.2)', async ({
  page,
}) => {
  const { field, resultCount, press, main, t } = search(page, 'de');
  const { name } = article('de', '10-104');
  await page.goto(spareParts('de'));
  await field.fill('10104 GR');
  await expect(resultCount(6)).toBeVisible();
  await expect(main.getByRole('heading', { name: t('productTitle', { name }) })).toBeVisible();
  await press(t('toDrawing'));
  await expect(page).toHaveURL(new RegExp(`${spareParts('de', '10-104')}$`));
  await expect(page.getByRole('heading', { level: 1, name: t('productTitle', { name }) })).toBeVisible();
});

test('a number that nobody knows offers those almost the same, and a message that names it (7.2) (H3)', async ({
  page,
}) => {
  const { field, main, part, press, t } = search(page, 'de');
  await page.goto(spareParts('de'));
  await field.fill('51-109');
  await expect(main.locator('#answer').getByText(t('noNumber', { number: '51-109' }))).toBeVisible();
  await press('51-101');
  await expect(part('51-101')).toBeVisible();
  await expect(field).toHaveValue('51-101');

  await field.fill('99-999');
  await expect(main.locator('#answer').getByText(t('noNumber', { number: '99-999' }))).toBeVisible();
  await press(t('sendPhoto'));
  await expect(main.getByLabel(translate('de', 'contact', 'subject'))).toHaveValue('spare-part');
  await expect(main.getByLabel(translate('de', 'contact', 'description'))).toHaveValue(
    t('message', { part: '99-999' }),
  );
});

for (const { code: locale } of LOCALES)
  test(`the number of another article of the shop leads to its page (7.2) (${locale})`, async ({ page }) => {
    const { field, main, t } = search(page, locale);
    const { name, path } = article(locale, '40-135');
    await page.goto(spareParts(locale));
    await field.fill('Art.-Nr. 40—135');
    await expect(main.locator('#answer').getByText(t('otherArticle', { number: '40-135' }))).toBeVisible();
    await main.getByRole('link', { name: `40-135 ${name}` }).click();
    await expect(page).toHaveURL(path);
  });

test('after going back or forth the field says what the page answers; what is typed meanwhile stays (7.2) (B18)', async ({
  page,
}) => {
  const { field, part, main, t } = search(page, 'de');
  await page.goto(spareParts('de'));
  await field.fill('Dämpfer');
  await expect(part('51-111')).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: t('byQuestions') })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(part('51-111')).toBeVisible();
  await expect(field).toHaveValue('Dämpfer');

  const requestSent = page.waitForRequest(/part=51-1$/);
  await field.fill('51-1');
  await requestSent;
  await field.pressSequentially('01', { delay: 100 }); // quicker than the pause after which it is asked again
  await expect(part('51-101')).toBeVisible();
  await expect(field).toHaveValue('51-101');
});

test('when the list can’t be fetched, what was typed stays, and trying again finds it (7.2) (D15)', async ({
  page,
}) => {
  const { field, part, main, t } = search(page, 'de');
  await page.goto(spareParts('de'));
  await page.route(/\?part=/, (route) => route.abort('connectionrefused'));
  await field.fill('51-101');
  await expect(main.getByRole('alert').getByText(t('failed'))).toBeVisible();
  await expect(field).toHaveValue('51-101');
  await page.unroute(/\?part=/);
  await main.getByRole('link', { name: t('retry') }).click();
  await expect(part('51-101')).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a question, its picture and its answers are there without scrolling sideways (7.2)', async ({ page }) => {
    const { main, press } = search(page, 'en-US');
    await page.goto(spareParts('en-US'));
    await press('Hinged doors');
    await press('No');
    await expect(main.locator('#part-51-204')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('number and questions lead to parts page by page (7.2)', async ({ page }) => {
    const { field, part, main, press, t } = search(page, 'de');
    await page.goto(spareParts('de'));
    await field.fill('51–112');
    await main.getByRole('button', { name: t('find') }).click();
    await expect(part('51-112')).toBeVisible();
    await page.goto(spareParts('de'));
    await press('Auszüge');
    await press('Nein');
    await press('Ja');
    await press('Ja');
    await expect(part('51-126')).toBeVisible();
    await press(t('restart'));
    await expect(field).toHaveValue('');
  });
});
