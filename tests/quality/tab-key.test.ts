import { expect, type Page, test } from '@playwright/test';
import { SCREENS } from './screens.ts';
import { STATES } from './states.ts';

/** Stops beyond the controls that were counted: what opens while one passes has some of its own. */
const MORE_STOPS = 40;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS)
  test(`the Tab key reaches every control on: ${screen.name}`, async ({ page }) => {
    await screen.first?.(page);
    await page.goto(screen.path);
    await screen.there?.(page);
    await page.waitForLoadState('networkidle');
    await reachesAll(page);
  });

for (const { screen, state, arrive } of STATES.filter(({ state }) => state === 'success' || state === 'empty'))
  test(`the Tab key reaches every control on: ${screen}, ${state}`, async ({ page }) => {
    await arrive(page);
    await reachesAll(page);
  });

async function reachesAll(page: Page): Promise<void> {
  const count = await page.evaluate(markControls);
  expect(count).toBeGreaterThan(0);
  for (let stop = 0; stop < count + MORE_STOPS; stop++) await page.keyboard.press('Tab');
  if ((await missed(page)).length > 0) await roundAtLeisure(page, count);
  expect(await missed(page)).toEqual([]);
}

/** What appears by scrolling (the bar to buy from) comes a frame later; the first round may have been faster. */
async function roundAtLeisure(page: Page, count: number): Promise<void> {
  for (let stop = 0; stop < count + MORE_STOPS; stop++) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

/** Controls that are still there and never had the focus. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tab-stop="missed"]')]
      .filter((control) => control.checkVisibility())
      .map((control) => (control.cloneNode() as Element).outerHTML.slice(0, 200)),
  );

/** In the page: counts what can be used with a pointer, and notes from now on what has had the focus. */
const markControls = (): number => {
  const place = document.querySelector('dialog:modal') ?? document;
  const controls = [
    ...place.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [contenteditable]',
    ),
  ].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled, [type="hidden"], [role="option"]') && // arrows lead to options
      !each.closest('[aria-hidden="true"], [inert]'),
  );
  const groupOf = (each: HTMLElement) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? `radio:${each.form?.id}:${each.name}` : undefined;
  const groups = new Set<string>();
  const mark = (each: HTMLElement, state: string) => {
    each.dataset.tabStop = state;
  };
  for (const each of controls) {
    const group = groupOf(each);
    if (group && groups.has(group)) continue;
    if (group) groups.add(group);
    mark(each, 'missed');
  }
  const reached = (target: HTMLElement) => {
    const group = groupOf(target);
    mark(target, 'reached');
    // one stop of a group of radio buttons is a stop at all of them
    if (group) for (const each of controls) if (groupOf(each) === group) mark(each, 'reached');
  };
  if (document.activeElement instanceof HTMLElement) reached(document.activeElement);
  document.addEventListener('focusin', ({ target }) => reached(target as HTMLElement));
  return controls.length;
};
