import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

test('the lamp that was chosen burns on every page until another is chosen (D14)', async ({ page }) => {
  const ruth = aGuest(page);
  const lamp = (name: string) => page.getByRole('contentinfo').getByRole('radio', { name: ruth.t('common', name) });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
  await ruth.opens('/');
  expect(await theme()).toBe('system');
  await lamp('colourModeDark').check();
  await ruth.opens('/wishlist');
  expect(await theme()).toBe('dark');
  await expect(lamp('colourModeDark')).toBeChecked();
  await lamp('colourModeSystem').check();
  await page.reload();
  expect(await theme()).toBe('system');
});

test('what a link names stands 30 pixels below the upper edge (B20, I2)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await page.evaluate(() => {
    location.hash = 'measures';
  });
  await expect
    .poll(() => page.evaluate(() => Math.round(document.getElementById('measures')?.getBoundingClientRect().top ?? 0)))
    .toBe(30);
});

const LONG_HEADLINES = [
  ...['/rezepte/saatenknaecke', '/rezepte/walliser-tomatenfondue', '/rezepte/trockenfleisch-vom-rind'],
  ...['/rezepte/schokoladenfondue-mit-fruechten', '/datenschutz', '/agb', '/pizza-grill', '/d-line'],
  ...['/fr-FR/confidentialite', '/fr-FR/shop/cuisine/deshydratation', '/en-US/recipes/seed-crispbread'],
];

/** Words of large headings that a line's end divides elsewhere than at a syllable, and headings that stand out of their column. */
const brokenHeadlines = (page: Page): Promise<string[]> =>
  page.locator('.headline').evaluateAll((headlines) =>
    headlines.flatMap((headline) => {
      const broken = headline.scrollWidth > headline.clientWidth ? [headline.textContent] : [];
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test('large headings go into their column, and are divided at syllables if at all', { tag: '@verify' }, async ({
  page,
}) => {
  for (const address of LONG_HEADLINES) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.locator('h1 .headline')).toBeVisible();
    for (const width of [320, 375, 768, 960, 1024, 1180, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenHeadlines(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
