import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressOnce } from './press-once.client.ts';

/** A page with two forms; pressing one answers whether it was sent. */
function aPage() {
  const [page, again, keep] = [new EventTarget(), {}, {}];
  pressOnce(page);
  const press = (form: object, isSentByScript = false) => {
    const event = new Event('submit', { cancelable: true });
    Object.defineProperty(event, 'target', { value: form });
    if (isSentByScript) event.preventDefault();
    return page.dispatchEvent(event);
  };
  return { again, keep, press };
}

/** What the browser does with every page that it shows. */
let shown: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: 'pageshow', listener: () => void) => {
    shown = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a double click sends a form once', () => {
  const { again, keep, press } = aPage();
  expect([press(again), press(again)]).toEqual([true, false]);
  expect(press(keep)).toBe(true);
});

it('a page that was brought back, or stopped, can be pressed again', () => {
  const { again, press } = aPage();
  press(again);
  shown();
  expect(press(again)).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(press(again)).toBe(true);
});

it('a form that its script sends is not counted', () => {
  const { again, press } = aPage();
  press(again, true);
  expect(press(again)).toBe(true);
});
