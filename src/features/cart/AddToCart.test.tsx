// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { AddToCart } from './AddToCart.island.tsx';
import { $cart, cart } from './cart.store.ts';
import { ADD_WORDS } from './words.server.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const words = mergeSlices(sliceOf('de', 'cart', ADD_WORDS), sliceOf('de', 'connection', ['rateLimit']));
const rule = { min: 1, max: 10, steps: 1 };
const root = createRoot(document.body.appendChild(document.createElement('div')));
const button = () => document.querySelector('button:not([aria-label])') as HTMLButtonElement;
const announced = () => document.querySelector('[aria-live]')?.textContent ?? '';

/** Presses, and the store refuses so. */
async function pressInVain(error: unknown) {
  vi.spyOn(cart, 'addProduct').mockImplementation(async () => {
    $cart.set({ state: 'error', error });
    return undefined;
  });
  await act(async () => root.render(<AddToCart productId="p" name="Ofen" rule={rule} words={words} />));
  await act(async () => button().click());
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts the seconds for which the store takes nothing, and may then be pressed again (H10)', async () => {
  const response = { status: 429, statusText: '', url: '', headers: new Headers({ 'retry-after': '2' }) };
  await pressInVain(new ApiError(response, {}));
  expect(announced()).toContain('Bitte warten Sie 2 Sekunden.');
  expect(button().disabled).toBe(true);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(announced()).toContain('Bitte warten Sie 1 Sekunde.');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(announced()).toBe('');
  expect(button().disabled).toBe(false);
});

it('says what did not work where nothing has to be waited for', async () => {
  await pressInVain(new TypeError('fetch failed'));
  expect(announced()).toContain('Ofen');
  expect(button().disabled).toBe(false);
});
