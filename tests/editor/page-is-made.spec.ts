import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { openShop } from '#tests/support/shop.ts';
import { anEditor } from './an-editor.ts';
import { DRAFT, daysFromNow, expected, NEXT_WEEK, sightings, writeDatedRecipes } from './dated-recipes.ts';
import { WORKSHOP } from './workshop.ts';

test.describe.configure({ mode: 'serial' });

const ADDRESSES = { de: '/garten-am-abend', 'en-US': '/en-US/garden-evening', 'fr-FR': '/fr-FR/jardin-du-soir' };
const TITLES = { de: 'Der Garten am Abend', 'en-US': 'The garden in the evening', 'fr-FR': 'Le jardin le soir' };
const titles = Object.values(TITLES) as [string, string, string];
const PHONE = { width: 375, height: 812 };

test('an editor makes a themed page of five blocks and sees it in three languages', async ({ page }) => {
  const vreni = anEditor(page);
  await vreni.begins('pages', 'garden-evening');
  await vreni.writes('Address', ['garten-am-abend', 'garden-evening', 'jardin-du-soir']);
  await vreni.writes('Title', titles);
  await vreni.writes('Description', ['Giessen, wenn es kühl wird.', 'Water when it cools.', 'Arroser à la fraîche.']);

  await vreni.opens('Sections');
  await vreni.opens('Blocks', /^Hero/);
  await vreni.uploads(
    'Picture',
    'Abend im Garten.webp',
    readFileSync('content/media/pictures/watering-can-zinc-garden.webp'),
  );
  await vreni.writes('Title', titles);
  await vreni.adds();
  await vreni.opens('Blocks', /^Text/);
  await vreni.writes('Text', [
    'Am Abend bleibt das **Wasser** in der Erde.',
    'In the evening **water** stays.',
    'Le soir, l’**eau** reste.',
  ]);
  await vreni.adds();
  await vreni.opens('Blocks', /^Quote/);
  await vreni.writes('Text', ['Erst giessen, dann essen', 'Water first, then eat', 'Arroser, puis manger']);
  await vreni.hidesOn('Mobile');
  await vreni.adds();
  await vreni.opens('Blocks', /^Image –/);
  await vreni.takes('Picture', 'watering-can-green-cutout');
  await vreni.adds();
  await vreni.opens('Blocks', /^Call to action/);
  await vreni.writes('Title', ['Welche Kanne passt?', 'Which can fits?', 'Quel arrosoir ?']);
  await vreni.takes('Picture behind', 'watering-can-zinc-garden');
  await vreni.adds();
  await vreni.adds();
  await vreni.saves();

  const saved = parse(readFileSync(path.join(WORKSHOP, 'content/pages/garden-evening.yaml'), 'utf8'));
  expect(saved.sections[0].blocks).toMatchObject([
    { block: 'hero', picture: 'abend-im-garten', title: TITLES },
    { block: 'text' },
    { block: 'quote', visibility: { mobile: false } },
    { block: 'image', picture: 'watering-can-green-cutout' },
    { block: 'call-to-action', backgroundMedia: 'watering-can-zinc-garden' },
  ]);

  for (const [locale, address] of Object.entries(ADDRESSES)) {
    await opened(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale as keyof typeof TITLES]);
  }
  await opened(page, ADDRESSES.de);
  await expect(page.getByText('Erst giessen, dann essen')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByText('Erst giessen, dann essen')).toBeHidden();
});

/** What the editor made, built. */
const RELEASE = 'edited';

test('what goes live is the preview, pixel by pixel', async ({ page }) => {
  test.setTimeout(900_000);
  const previews = await shots(page, '');
  writeDatedRecipes();
  await promisify(execFile)('node', ['node_modules/.bin/astro', 'build', '--config', 'editor.config.mjs'], {
    cwd: WORKSHOP,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_OUT: `dist/releases/${RELEASE}` },
    maxBuffer: 1e8,
  });
  const shop = await openShop({ RELEASE }, WORKSHOP);
  try {
    const live = await shots(page, shop.url);
    for (const [name, shot] of Object.entries(live))
      expect(shot.equals(previews[name] as Buffer), `${name} differs from its preview`).toBe(true);
  } finally {
    await shop.remove();
  }
});

for (const [when, days, isThere] of [
  ['absent today', 0, false],
  ['everywhere with the clock advanced by eight days', 8, true],
] as const)
  test(`of the same build, a recipe published for next week is ${when}, and a draft is nowhere`, async () => {
    const shop = await openShop({ RELEASE, SHOP_CLOCK: daysFromNow(days).toISOString() }, WORKSHOP);
    try {
      expect(await sightings(shop.url, NEXT_WEEK)).toEqual(expected(NEXT_WEEK, isThere));
      expect(await sightings(shop.url, DRAFT)).toEqual(expected(DRAFT, false));
    } finally {
      await shop.remove();
    }
  });

/** A page that has just been saved takes a moment until the preview knows it. */
const opened = (page: Page, address: string) =>
  expect.poll(async () => (await page.goto(address))?.status(), { timeout: 60_000 }).toBe(200);

async function shots(page: Page, origin: string): Promise<Record<string, Buffer>> {
  const taken: Record<string, Buffer> = {};
  // where a block stands in the window moves what lies behind it
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [PHONE, { width: 1440, height: 900 }])
    for (const [locale, address] of Object.entries(ADDRESSES)) {
      await page.setViewportSize(viewport);
      await page.goto(origin + address);
      // pictures further down are loaded before the page is looked at as a whole, also when the dev server has it loaded again
      await expect.poll(() => page.evaluate(missing).catch(() => ['the page']), { timeout: 60_000 }).toEqual([]);
      taken[`${locale}-${viewport.width}`] = await atRest(page);
    }
  return taken;
}

/** Pictures that are not there yet, and fonts. */
function missing(): string[] {
  for (const image of document.images) image.loading = 'eager';
  const seen = [...document.images].filter((image) => image.checkVisibility());
  const pictures = seen.filter((image) => !(image.complete && image.naturalWidth)).map((image) => image.currentSrc);
  return document.fonts.status === 'loaded' ? pictures : ['fonts', ...pictures];
}

/** What is seen once two looks in a row see the same. */
async function atRest(page: Page): Promise<Buffer> {
  const shoot = () => page.getByRole('main').screenshot({ animations: 'disabled' });
  for (let before = await shoot(); ; ) {
    const now = await shoot();
    if (now.equals(before)) return now;
    before = now;
  }
}
