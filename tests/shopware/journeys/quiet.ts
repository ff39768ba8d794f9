import type { Page } from '@playwright/test';
import { test as base, expect } from '#tests/support/journey.ts';

/** Calls and pages that a journey expects to be refused: the end of a path, `/account/login`. */
type Refused = (...paths: string[]) => void;

/** What the browser says of a refused call besides; the calls themselves are looked at. */
const SAID_OF_CALLS = /^Failed to load resource/;

/** Told by every page as soon as it is wider than the window. */
const WIDTH_WATCH = () => {
  const measure = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) console.error(`${location.pathname} is ${scrollWidth} wide, and not ${clientWidth}`);
  };
  addEventListener('load', () => {
    measure();
    setInterval(measure, 500);
  });
};

/** `test` for the shop of a Shopware: on a phone, and failing on anything that a page or the shop complains of. */
export const test = base.extend<{ refused: Refused; quiet: undefined }>({
  viewport: { width: 375, height: 812 },
  refused: [
    async ({ page }, use) => {
      // a customer without a wishlist has none
      const expected = ['/customer/wishlist'];
      const complaints = listen(page, expected);
      await page.addInitScript(WIDTH_WATCH);
      await use((...paths) => expected.push(...paths));
      expect([...new Set(complaints)]).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, expected: string[]): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' && !SAID_OF_CALLS.test(line.text())) complaints.push(line.text());
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() < 400 || expected.some((path) => pathname.endsWith(path))) return;
    const index = complaints.push(`${response.request().method()} ${pathname}: ${response.status()}`) - 1;
    complaints[index] += ` ${await response.text().catch(() => '')}`.slice(0, 400);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left takes its requests along
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  return complaints;
}

export { expect };
