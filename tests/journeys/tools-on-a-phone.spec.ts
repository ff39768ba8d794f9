import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inLanguage, LOCALES, type Text } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article, translate } from './a-guest.ts';
import { A_PHONE, fitsOn } from './a-phone.ts';
import { aRequest } from './a-request.ts';

/* What is measured, looked up and asked for in a kitchen, with a telephone in the hand: every tool that is open to all. */

test.use(A_PHONE);
const pageOf = (id: string): Text => parse(readFileSync(`content/pages/${id}.yaml`, 'utf8')).slug;

for (const { code: locale } of LOCALES) {
  const at = (id: string) => paths.inLocale(locale, `/${inLanguage(locale, pageOf(id))}`);

  test(`the configurator, the spare parts and the dealers answer on a phone (7.1, 7.2, 7.3) (${locale})`, {
    tag: '@verify',
  }, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(`${paths.configurator(locale)}?type=pull-out&compare=30-551&compare=31-551&set=30-552`);
    await main.locator('#bodyWidth').fill('55 cm');
    await expect(page).toHaveURL(/bodyWidth=55/);
    await expect(main.getByRole('table')).toBeVisible();
    await fitsOn(page);

    await page.goto(paths.spareParts(locale));
    await main.getByRole('searchbox').fill('51 101');
    await expect(main.locator('#part-51-101')).toBeVisible();
    await fitsOn(page);
    await page.goto(paths.spareParts(locale, '11-104'));
    await main.locator('figure a').first().click();
    await expect(main.locator('li:target')).toBeInViewport();
    await fitsOn(page);

    await page.goto(`${paths.dealers(locale)}?place=8044`);
    await main
      .getByRole('region', { name: translate(locale, 'dealers', 'list') })
      .getByRole('link')
      .first()
      .waitFor();
    await fitsOn(page);
  });

  test(`a partner and the person in charge are found on a phone (7.4, 7.6) (${locale})`, { tag: '@verify' }, async ({
    page,
  }) => {
    const ruth = aRequest(page, locale);
    await page.goto(at('assembly'));
    await ruth.looksNear('8044');
    await ruth.partner('Küchenwerk Zürichberg').check();
    await ruth.fillsIn();
    await fitsOn(page);

    await page.goto(paths.contact(locale));
    const finder = page.getByRole('main').locator('contact-persons');
    await finder.getByLabel(translate(locale, 'contact', 'country'), { exact: true }).selectOption('CH');
    await expect(finder.getByText('Henrik Oberlechner')).toBeHidden();
    await fitsOn(page);
  });

  test(`guests, pears, numbers and manuals are looked up on a phone (7.7, 7.8) (${locale})`, {
    tag: '@verify',
  }, async ({ page }) => {
    await page.goto(at('theme-raclette'));
    await page.getByLabel(translate(locale, 'journal', 'couplingGuests')).fill('14');
    await expect(page).toHaveURL(/adults=14/);
    await fitsOn(page);
    await page.goto(at('theme-dehydrating'));
    await page.getByLabel(translate(locale, 'journal', 'dryingFood')).selectOption('pears');
    await expect(page).toHaveURL(/food=pears/);
    await fitsOn(page);

    await page.goto(paths.products(locale, '10-144'));
    await fitsOn(page);
    await page.goto(paths.products(locale));
    await page.getByRole('link', { name: /^30-552 / }).click();
    await expect(page).toHaveURL(article(locale, '30-552').path);
    const { slug } = parse(readFileSync('content/products/10-102/product.yaml', 'utf8')) as { slug: Text };
    await page.goto(paths.documentView(locale, inLanguage(locale, slug), '10-102', 'manual'));
    await expect(page.getByRole('link', { name: translate(locale, 'documents', 'download') }).first()).toBeVisible();
    await fitsOn(page);
  });
}
