import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

/** A small telephone, held upright. */
export const A_PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

/** Nothing of the page stands out of the screen sideways. */
export const fitsOn = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `the width of ${page.url()}`)
    .toBeLessThanOrEqual(A_PHONE.viewport.width);
