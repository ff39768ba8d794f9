import type { Page } from '@playwright/test';
import { builtFiles, builtRelease } from '#tests/support/release.ts';

/** Every screen that axe looks at, light and dark; a screen that needs steps first says them. */
export interface Screen {
  name: string;
  path: string;
  /** What has to happen before the look. */
  first?: (page: Page) => Promise<unknown>;
  /** What somebody does there, for instance opens something, before the look. */
  there?: (page: Page) => Promise<unknown>;
}

const addresses = builtAddresses();

/** A raclette oven's page, whatever its slug: the shop's main product. */
export const PRODUCT =
  addresses.find((address) => /^\/produkt\/raclette-?ofen/.test(address)) ??
  addresses.find((address) => address.startsWith('/produkt/')) ??
  '/produkt';
export const CATEGORY = '/shop/kochen/raclette';

export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home in English', path: '/en-US' },
  { name: 'home in French', path: '/fr-FR' },
  { name: 'category', path: CATEGORY },
  { name: 'category, filtered and paged', path: `${CATEGORY}?p=1&order=price-asc&min-price=50` },
  { name: 'category without a match', path: `${CATEGORY}?min-price=99999` },
  { name: 'product', path: PRODUCT },
  {
    name: 'product, its pictures large',
    path: PRODUCT,
    there: async (page) => {
      await page.locator('.slides a').first().click();
      await page.locator('dialog.large img').first().waitFor();
    },
  },
  {
    name: 'product, what stands there for its model, in French',
    path: '/fr-FR/produit/four-a-raclette-4-personnes',
    there: async (page) => {
      await page.mouse.move(100, 100, { steps: 2 });
      await page.locator('.gallery > button').click();
      await page.locator('dialog.large').waitFor();
    },
  },
  { name: 'recipes', path: '/rezepte' },
  { name: 'recipes, chosen by two filters', path: '/rezepte/raclette/vegetarisch' },
  { name: 'recipe', path: '/rezepte/fondue-moitie-moitie' },
  { name: 'recipe in French', path: '/fr-FR/recettes/fondue-moitie-moitie' },
  { name: 'drying table', path: '/rezepte/doerrtabelle' },
  { name: 'raclette planner', path: '/rezepte/raclette-planer' },
  { name: 'theme with the coupling calculator', path: '/raclette' },
  { name: 'theme with the drying guide', path: '/doerren' },
  { name: 'every article by line', path: '/products' },
  { name: 'every article in Italian', path: '/it-IT/products' },
  { name: 'unknown article number', path: '/products/10-144' },
  { name: 'document', path: '/documents/raclette-ofen-2-personen/10-102/manual' },
  { name: 'unknown document', path: '/documents/raclette-ofen-2-personen/10-102/poster' },
  { name: 'journal', path: '/journal' },
  { name: 'post', path: '/journal/raclette-abend-fuer-zehn' },
  { name: 'dealer network', path: '/haendler' },
  { name: 'dealers near a place', path: '/haendler?place=8044&type=kitchen-professional' },
  { name: 'dealer', path: '/haendler/baerenkuechen-bern' },
  { name: 'configurator', path: '/konfigurator' },
  {
    name: 'configurator with near misses, a set and a comparison',
    path: '/konfigurator?type=pull-out&bodyWidth=550&installationHeight=462&set=30-551&compare=30-551&compare=31-551',
  },
  { name: 'configurator where nothing fits, in French', path: '/fr-FR/configurateur?type=pull-out&bodyWidth=525' },
  { name: 'request to a partner', path: '/montage' },
  {
    name: 'request to a partner who is chosen, with what is missing',
    path: '/montage?service=exhibition&place=8044&partner=kuechenwerk-zuerichberg&bodyWidth=550',
    there: async (page) => {
      await page.locator('#appointment-phone').fill('abends');
      await page.locator('#appointment-phone').press('Enter');
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'request to a partner beside a waste system',
    path: '/produkt/x-line-550-35-2x17-l-auszug',
    there: async (page) => {
      await page.locator('main a[aria-haspopup="dialog"]').click();
      await page.getByRole('dialog').locator('#appointment-place').fill('Baden');
      await page.getByRole('dialog').locator('#appointment-place').press('Enter');
      await page.getByRole('dialog').getByRole('radio').nth(2).waitFor();
    },
  },
  { name: 'person in charge', path: '/kontakt?country=CH&language=fr' },
  { name: 'spare-parts search', path: '/ersatzteilsuche' },
  { name: 'spare parts, found by number', path: '/ersatzteilsuche?part=51-1' },
  { name: 'spare parts, of a device with versions', path: '/ersatzteilsuche/11-104' },
  { name: 'spare parts, an unknown number', path: '/fr-FR/recherche-pieces?part=99-999' },
  { name: 'spare parts, a question', path: '/ersatzteilsuche?kind=pull-out&answers=no' },
  { name: 'spare parts, where questions lead', path: '/en-US/spare-parts-search?kind=swing-doors&answers=yes.no' },
  { name: 'spare parts of a product', path: '/ersatzteilsuche/30-601' },
  { name: 'search', path: '/search?search=raclette' },
  { name: 'search without a match', path: '/search?search=zzzzzz' },
  {
    name: 'search, hits while somebody types',
    path: '/',
    there: async (page) => {
      await page.locator('[popovertarget="find"]').first().click();
      await page.locator('#find-term').fill('raclette');
      await page.locator('#find [role="option"]').first().waitFor();
    },
  },
  { name: 'empty wishlist', path: '/wishlist' },
  {
    name: 'wishlist',
    path: '/wishlist',
    first: async (page) => {
      await page.goto(CATEGORY);
      const heart = page.locator('main [data-like]').first();
      await heart.click();
      await page.locator('main [data-like]:not([aria-busy="true"])[aria-pressed="true"]').first().waitFor();
    },
  },
  { name: 'empty cart', path: '/cart' },
  { name: 'filled cart', path: '/cart', first: putIntoCart },
  { name: 'checkout', path: '/checkout', first: putIntoCart },
  { name: 'not found', path: '/gibt-es-nicht' },
  { name: 'not found in English', path: '/en-US/does-not-exist' },
];

/** The first button of the product page that says so in words. */
async function putIntoCart(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  const reply = page.waitForResponse(
    (response) => response.url().includes('/store-api/checkout/cart/line-item') && response.ok(),
  );
  const button = page.getByRole('button', { name: /warenkorb/i }).and(page.locator('main *'));
  await button.first().click();
  await reply;
}

function builtAddresses(): string[] {
  try {
    const { files } = builtFiles(builtRelease());
    return Object.keys(files)
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${name.replace(/\/?(index)?\.html$/, '')}`)
      .sort();
  } catch {
    return [];
  }
}
