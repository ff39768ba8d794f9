// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { BEFORE_PAINT } from './before-paint.store.ts';
import { chooseMode, keptMode } from './colour-mode.store.ts';

const root = document.documentElement;
/** As the page runs it, as a script before its first paint. */
const paint = () => new Function(BEFORE_PAINT)();

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

test('who has chosen nothing sees what the system says (D14)', () => {
  paint();
  expect([keptMode(), root.dataset.theme]).toEqual(['system', undefined]);
});

test.each(['light', 'dark'] as const)(
  '%s is shown at once, and before the first paint of the next page (D14)',
  (mode) => {
    chooseMode(mode);
    expect(root.dataset.theme).toBe(mode);
    delete root.dataset.theme;
    paint();
    expect([keptMode(), root.dataset.theme]).toEqual([mode, mode]);
  },
);

test('back to the system forgets the lamp (D14)', () => {
  chooseMode('dark');
  chooseMode('system');
  expect([keptMode(), root.dataset.theme]).toEqual(['system', undefined]);
});

test('a page that forces a mode keeps it, whatever was chosen (D14)', () => {
  chooseMode('dark');
  root.dataset.theme = 'light';
  paint();
  expect(root.dataset.theme).toBe('light');
});
