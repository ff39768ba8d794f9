import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builderWords } from '#desk/builder/words/builder-words.ts';
import { expect, test } from '#tests/support/journey.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { aMerchant, d, invite } from './a-merchant.ts';

test.use({ locale: 'de-CH', viewport: { width: 1600, height: 900 } });

/** What is published is in the shop in so long, ms. */
const LIVE_MS = 5000;

const words = builderWords('de');

let project: string;
let shop: Shop;
test.beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'desk-editor-'));
  const content = path.join(project, 'content');
  cpSync('content', content, { recursive: true, filter: (file) => !/\/studio(\/|$)|\.blend$/.test(file) });
  cpSync('public', path.join(project, 'public'), { recursive: true });
  shop = await openShop({ CONTENT_DIR: content });
});
test.afterAll(async () => {
  await shop?.remove();
  rmSync(project, { recursive: true, force: true });
});

test('an invited editor changes a page in three languages, adds a block, sees it, publishes and goes back', async ({
  page,
}) => {
  test.slow();
  const ed = aMerchant(page);
  await ed.takesInvitation(await invite(shop, 'ed@example.com', 'editor'), 'editor');
  await ed.main.getByLabel(d('search')).fill('garten');
  await ed.main.getByRole('link', { name: /^Garten: giessen/ }).click();

  // the page as it is, in a frame; a press on its first block opens the form of it
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-block-path="sections.0.blocks.0"] h1').click();
  const form = page.getByRole('region', { name: words.form, exact: true });
  const titles = form.getByRole('group', { name: 'Titel' }).first();
  const headlines = { Deutsch: 'Wasser für alle Beete', English: 'Water for all beds', Français: 'De l’eau partout' };
  for (const [language, headline] of Object.entries(headlines))
    await titles.getByLabel(language, { exact: true }).fill(headline);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(headlines.Deutsch);

  // another block at the end of the second section
  await page
    .getByRole('navigation', { name: words.outline })
    .getByRole('button', { name: words.addBlock })
    .last()
    .click();
  const picker = page.getByRole('dialog', { name: words.addBlock });
  await picker.getByLabel(words.searchBlocks).fill('newsletter');
  await picker.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('status').getByText(words.saved)).toBeVisible();

  const lives = async (address: string, text: string, isThere = true) =>
    expect
      .poll(async () => (await (await page.request.get(shop.url + address)).text()).includes(text), {
        timeout: LIVE_MS,
        intervals: [100],
      })
      .toBe(isThere);
  await lives('/garten', headlines.Deutsch, false);
  await ed.button(d('content.publish')).click();
  await expect(page.getByRole('status').getByText(d('content.published'))).toBeVisible();
  await lives('/garten', headlines.Deutsch);
  await lives('/en-US/garden', headlines.English);
  await lives('/fr-FR/jardin', headlines.Français);

  await ed.button(d('content.history')).click();
  await ed.dialog.getByRole('button', { name: d('content.back') }).click();
  await expect(page.getByRole('status').getByText(d('content.back.done'))).toBeVisible();
  await lives('/garten', headlines.Deutsch, false);

  // a preview is the editor’s alone
  const headers = (await page.request.get(`${shop.url}/desk/preview/garten`)).headers();
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow']);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await fetch(`${shop.url}/desk/preview/garten`)).status).toBe(404);
});
