import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { contact, inLocale } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article, translate } from './a-guest.ts';
import { mailTo } from './a-mailbox.ts';
import { aRequest, aThursday } from './a-request.ts';

const { slug } = parse(readFileSync('content/pages/assembly.yaml', 'utf8')) as { slug: Text };
const pageOf = (locale: Locale) => inLocale(locale, `/${inLanguage(locale, slug)}`);
const PARTNER = { id: 'kuechenwerk-zuerichberg', name: 'Küchenwerk Zürichberg' };
const SYSTEM = '30-552';

for (const { code: locale } of LOCALES)
  test(`a partner is found, and the question keeps through reload, back, a shared link and another language (7.4) (${locale})`, async ({
    page,
  }) => {
    const ruth = aRequest(page, locale);
    await page.goto(pageOf(locale));
    await expect(ruth.around.getByText(ruth.t('askPlace'))).toBeVisible();
    await ruth.looksNear('8044');
    await expect(ruth.around.getByText(ruth.t('nearest', { count: 5, place: 'Zürich' }))).toBeVisible();
    await ruth.around.getByRole('button', { name: ruth.t('more') }).click();
    await expect(ruth.around.getByText(ruth.t('nearest', { count: 10, place: 'Zürich' }))).toBeVisible();
    await ruth.service('serviceExhibition').check();
    await ruth.partner(PARTNER.name).check();
    await expect(page).toHaveURL(new RegExp(`service=exhibition&place=8044&partner=${PARTNER.id}$`));
    await expect(ruth.field('day')).toBeVisible();

    await page.reload();
    await expect(ruth.service('serviceExhibition')).toBeChecked();
    await expect(ruth.partner(PARTNER.name)).toBeChecked();
    await page.goto(contact(locale));
    await page.goBack();
    await expect(ruth.partner(PARTNER.name)).toBeChecked();
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${pageOf(other)}\\?.*partner=${PARTNER.id}$`));
    await expect(aRequest(page, other).partner(PARTNER.name)).toBeChecked();
  });

test('a visit to a showroom reaches partner and customer, each in their language, and the calendar (7.4, C14, E1, E3, E14)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aRequest(page, 'fr-FR');
  await page.goto(`/fr-FR/montage?service=exhibition&partner=${PARTNER.id}&bodyWidth=550`);
  await expect(ruth.around.getByText(/550/).first()).toBeVisible();
  await ruth.send.click();
  const summary = ruth.around.getByRole('alert');
  await expect(summary.getByText(translate('fr-FR', 'validation', 'summaryTitle', { count: 11 }))).toBeVisible();
  await expect(summary.getByText(translate('fr-FR', 'validation', 'terms'))).toBeVisible();
  await summary.getByRole('link', { name: ruth.t('phone') }).click();
  await expect(ruth.field('phone')).toBeFocused();

  await ruth.field('day').evaluate(setDay, nextSunday());
  await expect(ruth.around.getByText(ruth.t('closedDay')).first()).toBeVisible();
  await ruth.field('day').evaluate(setDay, aThursday());
  await ruth.field('time').selectOption('09:30');
  await ruth.fillsIn({ email: 'ruth.visite@example.ch' });
  await ruth.send.click();
  await expect(ruth.around.getByText(ruth.t('sentTitle', { partner: PARTNER.name }))).toBeVisible();

  const downloads = page.waitForEvent('download');
  await ruth.around.getByRole('link', { name: ruth.t('calendar') }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toBe('rendez-vous.ics');
  const calendar = readFileSync(await file.path(), 'utf8');
  const begins = `DTSTART;TZID=Europe/Zurich:${aThursday().replaceAll('-', '')}T093000`;
  expect(calendar).toContain(begins);

  const toPartner = await mailTo('info@kuechenwerk-zuerichberg.example', 'ruth.visite@example.ch');
  expect(toPartner.subject).toBe('Ausstellungstermin angefragt: Ammann, Baden');
  const toRuth = await mailTo('ruth.visite@example.ch', PARTNER.name);
  expect(toRuth.subject).toBe(`Votre rendez-vous chez ${PARTNER.name}`);
  for (const mail of [toPartner, toRuth]) {
    const [attached] = mail.attachments;
    expect(new TextDecoder().decode(attached?.content as ArrayBuffer)).toContain(begins);
  }
});

test('beside a waste system it opens as a dialog, and nothing typed is lost when the shop is down (7.4, B18, D10)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const { path } = article('de', SYSTEM);
  await page.goto(path);
  await page.getByRole('link', { name: translate('de', 'appointment', 'link') }).click();
  const dialog = page.getByRole('dialog', { name: translate('de', 'appointment', 'title') });
  const ruth = aRequest(page, 'de', dialog);
  await ruth.looksNear('Atlantis');
  await expect(dialog.getByText(ruth.t('unknownPlace', { place: 'Atlantis' }))).toBeVisible();
  await ruth.looksNear('Baden');
  await dialog
    .getByRole('radio', { name: /Küchenprofi/ })
    .first()
    .check();
  await expect(ruth.field('description')).toHaveValue(ruth.t('aboutArticle', { article: SYSTEM }));
  await ruth.fillsIn();

  await page.route('**/store-api/appointment-request', (route) => route.abort('connectionrefused'));
  await ruth.send.click();
  await expect(dialog.getByText(ruth.t('failed'))).toBeVisible();
  await expect(ruth.field('lastName')).toHaveValue('Ammann');

  await page.unroute('**/store-api/appointment-request');
  await page.route('**/store-api/appointment-request', (route) => route.fulfill(tooMany(2)));
  await ruth.send.click();
  await expect(dialog.getByText(translate('de', 'connection', 'rateLimit', { count: 2 })).first()).toBeVisible();
  await expect(ruth.send).toBeDisabled();
  await expect(ruth.send).toBeEnabled();

  await page.unroute('**/store-api/appointment-request');
  await page.route('**/store-api/appointment-request', (route) => route.fulfill({ json: { success: true } }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: translate('de', 'appointment', 'link') }).click();
  await expect(ruth.field('lastName')).toHaveValue('Ammann');
  await ruth.send.click();
  await expect(dialog.getByText(ruth.t('sentText'))).toBeVisible();
  await expect(dialog.getByRole('link', { name: ruth.t('calendar') })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the dialog holds the whole request, and nothing scrolls sideways (7.4)', async ({ page }) => {
    await page.goto(article('fr-FR', SYSTEM).path);
    await page.getByRole('link', { name: translate('fr-FR', 'appointment', 'link') }).click();
    const dialog = page.getByRole('dialog', { name: translate('fr-FR', 'appointment', 'title') });
    const ruth = aRequest(page, 'fr-FR', dialog);
    await ruth.looksNear('1207');
    await ruth.partner('Cuisines du Jet').check();
    await ruth.fillsIn();
    const tooWide = () => dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page, and the page to the partner’s number (7.4)', async ({ page }) => {
    await page.goto(article('de', SYSTEM).path);
    await page.getByRole('link', { name: translate('de', 'appointment', 'link') }).click();
    await expect(page).toHaveURL(new RegExp(`/montage\\?article=${SYSTEM}$`));
    const main = page.getByRole('main');
    await expect(main.getByText(translate('de', 'appointment', 'withoutScript'))).toBeVisible();
    await main.getByRole('radio', { name: translate('de', 'appointment', 'serviceExhibition'), exact: true }).check();
    await main.getByRole('textbox', { name: translate('de', 'appointment', 'place') }).fill('8044');
    await main.getByRole('button', { name: translate('de', 'appointment', 'find'), exact: true }).click();
    await expect(page).toHaveURL(/service=exhibition&place=8044/);
    await expect(main.getByRole('link', { name: /^\+41 44 000 01 00/ })).toBeVisible();
  });
});

/** What a store says that counts. */
const tooMany = (seconds: number) => ({
  status: 429,
  json: {
    errors: [{ status: '429', code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds } } }],
  },
});

/** A field for days is written by its calendar, or part by part: each browser has its own. */
function setDay(field: Element, day: string): void {
  const input = field as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const nextSunday = (): string => {
  const thursday = new Date(`${aThursday()}T12:00:00Z`);
  return new Date(thursday.getTime() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
};
