import type { Page } from '@playwright/test';

/** Scripts that don't come before the returned function is called: all of the page's, or those of one island. */
export async function asleep(page: Page, scripts = '**/_astro/*.js'): Promise<() => void> {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(scripts, async (route) => {
    await woken;
    await route.continue();
  });
  return wake;
}
