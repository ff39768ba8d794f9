// Each kind of control is used by keyboard in one journey tagged @keyboard, with a visible focus.
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More stops than this before a target are no way for a person. */
const MOST_STOPS = 150;

/**
 * Takes the mouse away: from now on every locator of this process does with keys what it did with a pointer. It goes
 * with Tab from where the focus is, as a person does, so a journey fails where the way leads nowhere or can't be seen.
 */
export function leaveTheMouse(page: Page): void {
  Object.assign(Object.getPrototypeOf(page.locator(':root')), {
    async click(this: Locator) {
      await press(this);
    },
    async dblclick(this: Locator) {
      await press(this);
      await this.page().keyboard.press('Enter');
    },
    async check(this: Locator) {
      if (!(await this.isChecked())) await press(this);
      await expect(this).toBeChecked();
    },
    async fill(this: Locator, text: string) {
      await goTo(this);
      const { keyboard } = this.page();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      await keyboard.insertText(text);
    },
    async selectOption(this: Locator, value: string | { label: string }) {
      await goTo(this);
      await choose(this, typeof value === 'string' ? value : value.label);
    },
    async setInputFiles(this: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
      await goTo(this);
      await (await opened(this.page())).setFiles(file);
    },
    async press(this: Locator, key: string) {
      await goTo(this);
      await this.page().keyboard.press(key);
    },
    focus: goToThis,
    hover: goToThis,
  });
  Object.assign(Object.getPrototypeOf(page.mouse), {
    /** The first sign of a shopper, if it is no pointer. */
    move: () => page.keyboard.press('Tab'),
  });
}

/** Space opens it when it goes up, unless the page has moved since it went down: then one presses again. */
async function opened(page: Page, presses = 3): Promise<FileChooser> {
  const opens = page.waitForEvent('filechooser', { timeout: 3000 });
  opens.catch(() => undefined); // told below, or pressed again
  await page.keyboard.press('Space');
  return presses > 1 ? opens.catch(() => opened(page, presses - 1)) : opens;
}

async function goToThis(this: Locator) {
  await goTo(this);
}

async function press(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const kind = await target.evaluate(kindOf);
  if (kind === 'option') return chooseHit(target);
  await goTo(target);
  if (kind === 'radio') await arrowTo(target);
  else await keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter');
}

/**
 * Tab after Tab until the focus is there, back with Shift where that is the way. A group of radio buttons is one stop.
 * @throws when it never comes, or when it can't be seen
 */
async function goTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  await expect(target).toBeEnabled();
  if (await target.evaluate(hasFocus)) return;
  const before = await target.evaluate(paint);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const stops = await target.evaluate(stopsTo);
    const presses = stop === 0 ? Math.min(Math.abs(stops), MOST_STOPS) : 1; // the count is a guess: from then on step by step
    for (let press = 0; press < presses; press++) await keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab');
    if (await target.evaluate(hasFocus)) return canSeeIt(target, before);
  }
  throw new Error(`The Tab key does not lead to ${target} within ${MOST_STOPS} stops.`);
}

/** In the window, and drawn in another way than before it had the focus. */
async function canSeeIt(target: Locator, before: string): Promise<void> {
  await expect.poll(() => target.evaluate(isInWindow), `${target} has the focus out of the window`).toBe(true);
  if ((await target.evaluate(kindOf)) !== 'radio')
    await expect.poll(() => target.evaluate(paint), `the focus on ${target} can’t be seen`).not.toBe(before);
}

async function arrowTo(radio: Locator): Promise<void> {
  for (let step = 0; step < 20; step++) {
    if (await radio.evaluate((element) => (element.closest('label')?.control ?? element) === document.activeElement))
      return radio.page().keyboard.press('Space');
    await radio.page().keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${radio}.`);
}

/** A value or a label of a select, from its first entry downwards. */
async function choose(select: Locator, optionText: string): Promise<void> {
  const { keyboard } = select.page();
  const chosen = () =>
    select.evaluate((element: HTMLSelectElement) => [element.value, element.selectedOptions[0]?.label.trim()]);
  const count = await select.evaluate((element: HTMLSelectElement) => element.options.length);
  await keyboard.press('Home');
  for (let step = 0; step < count; step++) {
    if ((await chosen()).includes(optionText)) return;
    await keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to "${optionText}" in ${select}.`);
}

/** A hit of a search, while the focus stays in the field. */
async function chooseHit(option: Locator): Promise<void> {
  const { keyboard } = option.page();
  for (let step = 0; step < 30; step++) {
    if ((await option.getAttribute('aria-selected')) === 'true') return keyboard.press('Enter');
    await keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to the hit ${option}.`);
}

/* What follows runs in the page: each function stands for itself. */

const kindOf = (element: Element): string => {
  const control = element.closest('label')?.control ?? element;
  return control instanceof HTMLInputElement ? control.type : (control.getAttribute('role') ?? '');
};

const hasFocus = (element: Element): boolean => {
  const control =
    element.closest('label')?.control ??
    element.closest('a[href], button, input, select, textarea, summary, [tabindex]') ??
    element;
  const active = document.activeElement;
  const isSameGroup =
    control instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    control.type === 'radio' &&
    active.type === 'radio' &&
    control.name === active.name &&
    control.form === active.form;
  return active === control || isSameGroup;
};

const isInWindow = (): boolean => {
  const active = document.activeElement;
  const box = (active?.closest('label') ?? active)?.getBoundingClientRect();
  return !!box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};

/** How it, what is around it and what is in it are drawn: a ring may lie around a whole card, or a line below a form. */
const paint = (element: Element): string => {
  const control = element.closest('label')?.control ?? element.closest('a[href], button, summary') ?? element;
  const around: Element[] = [control, ...control.children];
  for (let near = control.parentElement; near && around.length < 12; near = near.parentElement) around.push(near);
  return around
    .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
    .map(({ outline, boxShadow, borderColor, background, stroke }) =>
      [outline, boxShadow, borderColor, background, stroke].join(),
    )
    .join('\n');
};

/** How many stops of the Tab key lie between the focus and an element, as far as the document tells; negative backwards. */
const stopsTo = (element: Element): number => {
  const target = element.closest('label')?.control ?? element;
  const open = document.querySelector('dialog:modal') ?? document;
  const stops = [...open.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (each) =>
      each.matches(':enabled, a, summary, [tabindex]') && (each as HTMLElement).tabIndex >= 0 && each.checkVisibility(),
  );
  const itself = stops.indexOf(target);
  const to = itself < 0 ? stops.findLastIndex((each) => each.contains(target)) : itself;
  const from = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  return to < 0 ? 1 : to - from || 1;
};
