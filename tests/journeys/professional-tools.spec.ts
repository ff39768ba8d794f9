import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';
import { A_PHONE, fitsOn } from './a-phone.ts';
import { aProfessional } from './a-professional.ts';

const PLANNER = '/account/professional/planner';
/** A colleague's cabinet: a pull-out 450 with a wide bin and two short ones. */
const CABINET = '?line=x-line&width=450&frame=40-501-450&40-111=2&40-135=1';

/** Karl with what every tool needs of him: a bin of the planner, a project, a list. */
async function karlWithTools(page: Page, locale: Locale) {
  const karl = await aProfessional(page, locale);
  const bin = (number: string) => karl.main.getByRole('listitem').filter({ hasText: number }).first();
  return {
    ...karl,
    piecesOf: (number: string) => bin(number).getByRole('spinbutton'),
    more: (number: string) => bin(number).getByRole('button').last(),
    quotes: karl.main.getByRole('link', { name: new RegExp(`^${karl.pro('quoteNumber', { number: '5\\d{4}' })}$`) }),

    async makesProject(name: string) {
      await karl.opens('/account/professional/projects');
      await karl.main.getByLabel(karl.pro('projectName')).fill(name);
      await karl.button('projectMake').click();
      await karl.isTold('projectSaved');
    },

    async makesList(name: string, lines: string) {
      await karl.opens('/account/lists');
      await karl.main.getByLabel(karl.pro('listName')).fill(name);
      await karl.button('listFromNothing').click();
      await karl.isTold('listMade');
      await karl.main.getByLabel(karl.pro('quickOrderLabel')).fill(lines);
      await karl.button('listAdd').click();
      await karl.isTold('listSaved');
    },
  };
}

for (const { code: locale } of LOCALES)
  test(`a shared plan outlasts reload, way back and another language, goes into a kitchen, and the kitchen becomes a quote (F3, 7.5) (${locale})`, async ({
    page,
  }) => {
    test.slow();
    const karl = await karlWithTools(page, locale);
    await karl.makesProject('Seestrasse 1');
    await karl.opens(PLANNER + CABINET);
    await expect(karl.piecesOf('40-111')).toHaveValue('2');
    await karl.more('41-202').click();
    await expect(page).toHaveURL(/41-202=1/);
    await page.reload();
    await expect(karl.piecesOf('41-202')).toHaveValue('1');
    await karl.opens('/account/professional/quotes');
    await page.goBack();
    await expect(karl.piecesOf('41-202')).toHaveValue('1');

    await page.waitForLoadState(); // from then on the language switch takes the plan along
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(/line=x-line.*41-202=1/);
    await expect(
      karl.main.getByRole('button', { name: translate(other, 'professional', 'planToKitchen'), exact: true }),
    ).toBeVisible();
    await expect(karl.piecesOf('40-135')).toHaveValue('1');
    await page.goBack();

    await karl.button('planToKitchen').click();
    await karl.isTold('projectSaved');
    await expect(karl.main.getByRole('spinbutton')).toHaveCount(4); // frame, two kinds of bins, bags
    await karl.button('quote').click();
    await karl.isTold('quoteMade');
    await expect(karl.quotes).toHaveCount(1);
    await expect(karl.main.getByText('Seestrasse 1')).toBeVisible();
  });

for (const { code: locale } of LOCALES)
  test(`a list becomes a quote as it stands, and what can’t be quoted stays on it (F3, 7.5) (${locale})`, async ({
    page,
  }) => {
    test.slow();
    const karl = await karlWithTools(page, locale);
    await karl.makesList('Stans', '41-202 10\n50-102 2');
    const [bags] = await karl.main.getByRole('spinbutton').all();
    await bags?.fill('9999'); // more than the shop sells at once
    await karl.button('quote').click();
    await expect(karl.main.getByRole('alert')).toContainText(karl.pro('quoteFailed'));
    await expect(karl.main.getByRole('spinbutton').first()).toHaveValue('9999');
    await karl.main.getByRole('spinbutton').first().fill('20');
    await karl.button('quote').click();
    await karl.isTold('quoteMade');
    await expect(karl.quotes).toHaveCount(1);
    await expect(karl.main.getByText('Stans')).toBeVisible();
    const pdf = await page.request.get((await karl.quotes.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await karl.opens('/account/lists');
    await karl.main.getByRole('link', { name: 'Stans' }).click();
    await expect(karl.main.getByRole('spinbutton').first()).toHaveValue('20');
  });

test.describe('On a phone', () => {
  test.use(A_PHONE);

  for (const { code: locale } of LOCALES)
    test(`rows are pasted and repaired, a cabinet is composed, and nothing scrolls sideways in any tool (7.5) (${locale})`, {
      tag: '@verify',
    }, async ({ page }) => {
      test.slow();
      const karl = await karlWithTools(page, locale);
      await karl.opens('/account/professional');
      await fitsOn(page);
      await karl.opens('/account/professional/quick-order');
      await karl.main.getByLabel(karl.pro('orderPaste')).fill('41-202\t10\n99-999\t2');
      await karl.button('orderTake').click();
      await expect(karl.main.getByText(karl.pro('row-unknown', { number: '99-999' }))).toBeVisible();
      await fitsOn(page);
      await karl.number(2).fill('41-203');
      await expect(karl.main.locator('[aria-invalid="true"]')).toHaveCount(0);

      await karl.makesProject('Seestrasse 1');
      await karl.opens(PLANNER + CABINET);
      await karl.more('41-202').click();
      await expect(page).toHaveURL(/41-202=1/);
      await fitsOn(page);
      await karl.button('planToKitchen').click();
      await karl.isTold('projectSaved');
      await fitsOn(page);
      await karl.button('quote').click();
      await karl.isTold('quoteMade');
      await fitsOn(page);
      await karl.makesList('Stans', '41-202 10');
      await fitsOn(page);
    });
});

test('without JavaScript a shared plan is read and goes into a kitchen, and rows go into a project instead of the quick order (7.5)', {
  tag: '@verify',
}, async ({ page, browser }) => {
  test.slow();
  const karl = await karlWithTools(page, 'de');
  await karl.makesProject('Seestrasse 1');
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await context.newPage();
  const main = still.getByRole('main');
  await still.goto(PLANNER + CABINET);
  await expect(main.getByText(/Behälter 35\sl, Format X 40-135/)).toBeVisible();
  await main.getByRole('button', { name: karl.pro('planToKitchen'), exact: true }).click();
  await expect(main.getByRole('spinbutton')).toHaveCount(3);

  await still.goto('/account/professional/quick-order');
  await expect(main.getByText(karl.pro('orderNeedsScript'))).toBeVisible();
  await expect(main.getByLabel(karl.pro('orderPaste'))).toBeHidden();
  await main
    .getByRole('link', { name: karl.pro('projects') })
    .last()
    .click();
  await main.getByRole('link', { name: 'Seestrasse 1' }).click();
  await main.getByText(karl.pro('kitchenMore')).first().click();
  await main.getByLabel(karl.pro('quickOrderLabel')).first().fill('41-202 10');
  await main
    .getByRole('button', { name: karl.pro('kitchenAddRows') })
    .first()
    .click();
  await expect(main.getByRole('spinbutton')).toHaveCount(4);
  await context.close();
});
