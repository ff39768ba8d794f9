import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

/** A small telephone, held upright. */
export const A_PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

/** What sells has to work on a phone, on a tablet lying on its side, which is wide but touched, and on a desk. */
export const SCREENS = {
  'a phone': A_PHONE,
  'a tablet': { viewport: { width: 1180, height: 820 }, hasTouch: true },
  'a desk': { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const;

/** Nothing of the page stands out of the screen sideways. */
export const fitsOn = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `the width of ${page.url()}`)
    .toBeLessThanOrEqual(A_PHONE.viewport.width);
