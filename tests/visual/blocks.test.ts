import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { difference, kept, TOLERANCE } from './compare.ts';

/*
 * Every block of the gallery beside the picture of how it should look. `RENEW=1 npm test -- --only visual` takes the
 * pictures anew; look at each that has changed before you commit it.
 */

const REFERENCES = 'tests/visual/references';
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 1440];
const isRenewal = process.env.RENEW === '1';

const names = readdirSync('src/blocks', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.yaml'))
  .map((file) => path.basename(file, '.example.yaml'))
  .sort();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of names)
  test(`${name} looks as it did`, async ({ page }, { outputDir }) => {
    await page.clock.setFixedTime(process.env.SHOP_CLOCK ?? '2026-11-24T10:00:00+01:00');
    for (const width of WIDTHS) {
      // Opened anew: a narrowed page keeps the wider picture if that came first, and then looks otherwise by 0.3 to 1 %.
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/__blocks/${name}`);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${width}-${colorScheme}.webp`;
        const shot = await shotOf(page, name, file);
        mkdirSync(outputDir, { recursive: true });
        writeFileSync(path.join(outputDir, file), shot);
        await isAsKept(shot, file);
      }
    }
  });

/** Looks again where something differs: a picture may just have been on its way. Six looks are 3.75 s of patience. */
const SAMPLES = 6;

async function shotOf(page: Page, name: string, file: string): Promise<Buffer> {
  const reference = read(path.join(REFERENCES, file));
  for (let attempt = 1; ; attempt += 1) {
    await everythingIsThere(page);
    const shot = await kept(await page.locator(`[data-example="${name}"]`).screenshot({ animations: 'disabled' }));
    if (attempt === SAMPLES || (reference && (await difference(shot, reference)) <= TOLERANCE)) return shot;
    await page.waitForTimeout(attempt * 250);
  }
}

/** A renewal writes only what has changed, so that a commit shows just that. */
async function isAsKept(shot: Buffer, file: string): Promise<void> {
  const reference = read(path.join(REFERENCES, file));
  const share = reference ? await difference(shot, reference) : 1;
  if (isRenewal) {
    if (share > TOLERANCE) writeFileSync(path.join(REFERENCES, file), shot);
    return;
  }
  expect(reference, `${file} has no reference yet: RENEW=1 npm test -- --only visual`).toBeDefined();
  expect
    .soft(share, `${file}: share of pixels that are others; what it looks like now lies in test-results`)
    .toBeLessThanOrEqual(TOLERANCE);
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Pictures below the fold are loaded late; here all of them are wanted, in the size of this width. */
async function everythingIsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  await page.waitForLoadState('networkidle');
}
