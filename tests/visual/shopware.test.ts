import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/* The default blocks of a Shopware. `RENEW=1 npm test -- --only visual` takes the pictures of docs/shopware-blocks.md anew, but for the three that the page of a category draws. */

test('No default block of a Shopware widens the page of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/__blocks/shopware');
  const widths = await page
    .locator('[data-example]')
    .evaluateAll((blocks) => blocks.map((block) => [block.getAttribute('data-example'), block.scrollWidth]));
  expect(widths.length).toBeGreaterThan(30);
  expect(widths.filter(([, width]) => width !== 375)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

const PICTURES = 'docs/pictures/shopware';
const SHOWN_PX = 320;

if (process.env.RENEW === '1')
  test('The pictures of the documentation are taken', async ({ page }) => {
    test.setTimeout(5 * 60_000);
    await page.clock.setFixedTime(process.env.SHOP_CLOCK ?? '2026-11-24T10:00:00+01:00');
    await page.setViewportSize({ width: 960, height: 900 });
    await page.goto('/__blocks/shopware');
    for (const block of await page.locator('[data-example]').all())
      await keep((await block.getAttribute('data-example')) ?? '', block);
  });

/** Small, and no higher than wide. */
async function keep(name: string, block: Locator): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  await block.page().waitForLoadState('networkidle');
  const shot = sharp(await block.screenshot({ animations: 'disabled' })).flatten();
  const { width, height } = await shot.metadata();
  const picture = shot
    .extract({ left: 0, top: 0, width, height: Math.min(width, height) })
    .resize({ width: SHOWN_PX })
    .webp({ quality: 70, effort: 6 });
  writeFileSync(path.join(PICTURES, `${name}.webp`), await picture.toBuffer());
}
