import { test as base, expect } from '@playwright/test';
import { leaveTheMouse } from './by-keyboard.ts';

/** What a project of Playwright's says about all its journeys. */
export interface JourneyOptions {
  /** The same stories with keys alone. */
  byKeyboard: boolean;
}

/**
 * Playwright's `test` for journeys: it fails when the page broke its content policy or threw, wherever the journey went.
 * What is expected to fail (a declined payment) is a page, never an error in the console.
 */
export const test = base.extend<{ quietConsole: undefined; withKeys: undefined }, JourneyOptions>({
  byKeyboard: [false, { option: true, scope: 'worker' }],
  withKeys: [
    async ({ page, byKeyboard }, use) => {
      if (byKeyboard) leaveTheMouse(page);
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (trouble) => {
        if (!BROWSERS_OWN.test(String(trouble))) errors.push(String(trouble));
      });
      page.on('console', (line) => {
        if (line.type() === 'error' && /content.security.policy|hydrat|unhandled/i.test(line.text()))
          errors.push(line.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium tells the page when it skips its own transition between two documents; no script of ours took part. */
const BROWSERS_OWN = /ViewTransition opt-in disabled|Transition was (aborted|skipped)/;

export { expect };
