import { type ArticleLocale, ITALIAN, LOCALES } from '#i18n/locales.ts';
import { inLocale, products } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article, translate } from './a-guest.ts';

const SPOKEN: ArticleLocale[] = [...LOCALES.map(({ code }) => code), ITALIAN.code];
const around = (locale: ArticleLocale) => (locale === ITALIAN.code ? ITALIAN.around : locale);
const t = (locale: ArticleLocale, key: string, values = {}) => translate(locale as 'de', 'articles', key, values);

for (const locale of SPOKEN) {
  const raclette = article(around(locale), '10-104');

  test(`a printed number leads to its article, however it is written (B13, ${locale})`, async ({ request }) => {
    for (const written of [
      '10-104',
      '10104',
      '10.104',
      '10%20104',
      '10–104',
      '10/104',
      '10%E2%80%91104',
      'Nr.%2010-104',
    ]) {
      const response = await request.get(products(locale, 'x').replace(/x$/, written), { maxRedirects: 0 });
      expect(response.status(), written).toBe(302);
      expect(response.headers().location).toBe(raclette.path);
    }
    const variant = await request.get(products(locale, '10-102-cr'), { maxRedirects: 0 });
    expect(variant.headers().location).toMatch(/\/produ/);
  });

  test(`an unknown number is told, with what it may have been (B13, ${locale})`, async ({ page }) => {
    const response = await page.goto(products(locale, '10-144'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(locale, 'unknownTitle'));
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('10-144');
    await page
      .getByRole('region', { name: t(locale, 'near') })
      .getByRole('link', { name: /10-104/ })
      .click();
    await expect(page).toHaveURL(raclette.path);
  });

  test(`every article stands in the list of its line (B13, B18, ${locale})`, async ({ page }) => {
    await page.goto(products(locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'de-CH' : locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(locale, 'title'));
    expect(await page.getByRole('main').getByRole('region').count()).toBeGreaterThan(10);
    const chip = page
      .getByRole('navigation', { name: t(locale, 'groups') })
      .getByRole('link', { name: 'X-LINE', exact: true });
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'X-LINE', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: /^30-552 / }).click();
    await expect(page).toHaveURL(article(around(locale), '30-552').path);
  });
}

test('Italian is spoken there alone (A2)', async ({ request }) => {
  for (const path of ['/it-IT', '/it-IT/cart', '/it-IT/search'])
    expect((await request.get(path)).status(), path).toBe(404);
});

for (const [from, to] of [
  ['/shop', '/products'],
  ['/doerrtabelle', '/rezepte/doerrtabelle'],
  ['/blog/anything', '/journal'],
  ['/en-US/contact', '/en-US/kontakt'],
] as const)
  test(`the old address ${from} leads to ${to} (B14)`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  });

test('an old address leads out of the shop where its place is elsewhere (B14)', async ({ request }) => {
  const response = await request.get('/karriere', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, 'https://stellen.hofundherd.example/']);
});

for (const { code: locale } of LOCALES)
  test(`technical addresses lead to the path of their language for good (B15, ${locale})`, async ({ request }) => {
    const headers = { 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000' };
    for (const [technical, name] of [
      ['detail', 'frontend.detail.page'],
      ['navigation', 'frontend.navigation.page'],
    ]) {
      const filter = [{ type: 'equals', field: 'routeName', value: name }];
      const seoUrls = await request.post('/store-api/seo-url', { headers, data: { limit: 1, filter } });
      const id = (await seoUrls.json()).elements[0].foreignKey;
      const response = await request.get(inLocale(locale, `/${technical}/${id}`), { maxRedirects: 0 });
      expect([technical, response.status()]).toEqual([technical, 301]);
      const to = response.headers().location ?? '';
      expect(to.startsWith(inLocale(locale, '/x').slice(0, -1))).toBe(true);
      expect((await request.get(to)).status()).toBe(200);
    }
  });
