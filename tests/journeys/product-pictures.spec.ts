import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

/** The oven for four has four pictures, four colors and a model. */
const OVEN = '10-104';

const slides = (page: Page) => page.locator('.slides a');
const thumbs = (page: Page) => page.locator('.thumbs a');
const large = (page: Page) => page.locator('dialog.large');
const near = (page: Page) => large(page).locator('.near');

/** The picture of the row that is seen, counted from 0. */
const seen = (page: Page, row: string) =>
  page.locator(row).evaluate((box) => Math.round(box.scrollLeft / box.clientWidth));

for (const locale of ['de', 'en-US', 'fr-FR'] as const satisfies Locale[])
  test(`pictures are seen large, near and one after the other, in ${locale} (8.5)`, async ({ page }) => {
    const ruth = aGuest(page, locale);
    await page.goto(article(locale, OVEN).path);
    await slides(page).first().click();
    await expect(large(page)).toHaveAccessibleName(article(locale, OVEN).name);
    const first = ruth.t('product', 'galleryPicture', { index: 1, total: 4, alt: '' });
    await expect(large(page).locator('[aria-live]')).toContainText(first);

    await large(page)
      .getByRole('button', { name: ruth.t('gallery', 'larger') })
      .click();
    await expect(near(page)).toBeVisible();
    await large(page)
      .getByRole('button', { name: ruth.t('gallery', 'smaller') })
      .click();
    await expect(near(page)).toHaveCount(0);

    await large(page)
      .getByRole('button', { name: ruth.t('gallery', 'next') })
      .click();
    const second = ruth.t('product', 'galleryPicture', { index: 2, total: 4, alt: '' });
    await expect(large(page).locator('[aria-live]')).toContainText(second);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

    await large(page)
      .getByRole('button', { name: ruth.t('gallery', 'close') })
      .click();
    await expect(large(page)).toHaveCount(0);
    await expect(slides(page).nth(1)).toBeFocused();
    await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });

test('with keys alone one goes from picture to picture, comes near, moves over it and back to where one was (8.5)', async ({
  page,
}) => {
  await aGuest(page).opensArticle(OVEN);
  const { keyboard } = page;
  await slides(page).first().focus();
  await expect(slides(page).first()).toHaveAttribute('aria-haspopup', 'dialog'); // the script is there
  await keyboard.press('ArrowRight');
  await expect(slides(page).nth(1)).toBeFocused();
  await expect.poll(() => seen(page, '.slides')).toBe(1);

  await keyboard.press('Enter');
  await expect.poll(() => seen(page, '.large-pictures')).toBe(1);
  await keyboard.press('ArrowRight');
  await expect.poll(() => seen(page, '.large-pictures')).toBe(2);
  const picture = large(page).getByRole('img').nth(2);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await keyboard.press('+');
  await keyboard.press('+');
  await expect(near(page)).toBeVisible();
  const before = await picture.evaluate((image) => image.style.transform);
  await keyboard.press('ArrowDown');
  await expect.poll(() => picture.evaluate((image) => image.style.transform)).not.toBe(before);
  expect(await seen(page, '.large-pictures')).toBe(2);
  await keyboard.press('0');
  await expect(near(page)).toHaveCount(0);

  await keyboard.press('Escape');
  await expect(large(page)).toHaveCount(0);
  await expect(slides(page).nth(2)).toBeFocused();
});

test('a press goes near and another one back, the wheel too, and a drag stays within the picture (8.5)', async ({
  page,
  byKeyboard,
}) => {
  test.skip(byKeyboard, 'is about the mouse');
  await aGuest(page).opensArticle(OVEN);
  await slides(page).first().click();
  const picture = large(page).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const left = () => picture.evaluate((image) => image.getBoundingClientRect().left);
  await picture.dblclick();
  await expect(near(page)).toBeVisible();
  await page.mouse.move(600, 400, { steps: 2 });
  await page.mouse.down();
  await page.mouse.move(5000, 400, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBeLessThanOrEqual(0);
  await expect(near(page)).toBeVisible();
  await page.mouse.move(600, 400, { steps: 2 });
  await page.mouse.wheel(0, 5000);
  await expect(near(page)).toHaveCount(0);
  await page.mouse.wheel(0, -300);
  await expect(near(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe leads to the next picture, in the page and in the large view; nothing moves beside it (8.5)', {
    tag: '@verify',
  }, async ({ page, byKeyboard }) => {
    test.skip(byKeyboard, 'is about fingers');
    await aGuest(page).opensArticle(OVEN);
    await swipe(page, '.slides');
    await expect.poll(() => seen(page, '.slides')).toBe(1);
    await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await slides(page).nth(1).tap();
    await expect.poll(() => seen(page, '.large-pictures')).toBe(1);
    await swipe(page, '.large-pictures');
    await expect.poll(() => seen(page, '.large-pictures')).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('two fingers bring the picture near (8.5)', { tag: '@verify' }, async ({ page, byKeyboard }) => {
    test.skip(byKeyboard, 'is about fingers');
    await aGuest(page).opensArticle(OVEN);
    await slides(page).first().tap();
    await expect(large(page).getByRole('img').first()).toBeInViewport();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.synthesizePinchGesture', { x: 187, y: 370, scaleFactor: 2, gestureSourceType: 'touch' });
    await expect(near(page)).toBeVisible();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

/** A finger goes from right to left over the middle of an element. */
async function swipe(page: Page, row: string): Promise<void> {
  const box = await page.locator(row).boundingBox();
  if (!box) throw new Error(`${row} is not there.`);
  const touch = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const finger = (type: 'touchStart' | 'touchMove', share: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await finger('touchStart', 0.9);
  for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) await finger('touchMove', share);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a colour that is pressed is seen before its page is there, and comes with its own address (8.5)', async ({
  page,
}) => {
  await aGuest(page).opensArticle(OVEN);
  const swatch = page.locator('.swatch[data-picture]').first();
  const address = (await swatch.getAttribute('href')) ?? '';
  await swatch.focus();
  await expect(slides(page).first()).toHaveAttribute('aria-haspopup', 'dialog'); // the script is there
  const pictureName = (await swatch.getAttribute('data-picture')) ?? '';
  // the way to the other page is held, so that one sees what comes before it
  await page.evaluate(() => addEventListener('click', (press) => press.preventDefault(), { once: true }));
  await swatch.click();
  const shown = slides(page).first().locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(pictureName);
  await swatch.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.locator('.swatch[aria-current]')).toHaveAttribute('href', address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('small pictures lead to the large ones, those to their files, and nothing promises a model (8.5)', async ({
    page,
  }) => {
    await aGuest(page).opensArticle(OVEN);
    await expect(page.getByText('3D', { exact: true })).toHaveCount(0);
    await thumbs(page).nth(2).click();
    await expect(page).toHaveURL(/#picture-3$/);
    await expect(slides(page).nth(2)).toBeInViewport();
    await slides(page).nth(2).click();
    await expect(page).toHaveURL(/\/media\/raclette-4-green-high-cutout-\w+-\d+\.webp$/);
  });
});

for (const locale of ['de', 'en-US', 'fr-FR'] as const satisfies Locale[])
  test(`where nothing can draw in 3D the picture stays, and is told in ${locale} (8.5)`, async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const ruth = aGuest(page, locale);
    await page.goto(article(locale, OVEN).path);
    await page.mouse.move(200, 300, { steps: 2 });
    const button = page.getByRole('button', { name: ruth.t('gallery', 'seeIn3d') });
    await button.click();
    await expect(large(page).getByText(ruth.t('gallery', 'modelFailed'))).toBeVisible();
    await expect(large(page).getByRole('img')).toBeVisible();
    expect(requestedUrls.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
