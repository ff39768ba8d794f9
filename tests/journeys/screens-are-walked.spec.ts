import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inLanguage, type Text } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article } from './a-guest.ts';

/** Pages that editors make of blocks: themes, lines, and what customers look up. */
const PAGES = [
  ...['garden', 'raclette', 'fondue', 'dehydrating', 'chestnuts', 'pizza-grill'].map((theme) => `theme-${theme}`),
  ...['x-line', 'x-line-pro', 'd-line', 'boxx-r', 's-line'].map((line) => `line-${line}`),
  ...['bag-tension', 'contact', 'service', 'professional'],
];
const slugOf = (id: string): Text => parse(readFileSync(`content/pages/${id}.yaml`, 'utf8')).slug;

// in the other languages tests/build/pages.test.ts counts the headings
test('screens without an address of their own answer, each with one heading (B18)', { tag: '@verify' }, async ({
  page,
}) => {
  const locale = 'de';
  test.slow();
  const content = PAGES.map((id) => paths.inLocale(locale, `/${inLanguage(locale, slugOf(id))}`));
  const code = [paths.cart(locale), paths.recipes(locale), paths.journal(locale), paths.dealers(locale)];
  for (const address of [...content, ...code, paths.products(locale), article(locale, '30-552').path]) {
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect([address, response?.status()]).toEqual([address, 200]);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  }
});
