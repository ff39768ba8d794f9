// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CART_FAILURE_WORDS, FAILURE_WORDS } from '#features/session/problems.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { CartFailure } from './CartLines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const words = mergeSlices(
  sliceOf('de', 'connection', [...FAILURE_WORDS, ...CART_FAILURE_WORDS]),
  sliceOf('de', 'cart', ['loadFailed']),
);
const root = createRoot(document.body.appendChild(document.createElement('div')));
const retry = vi.fn(async () => 'a cart');
const show = (error: unknown, isThere = true) =>
  act(async () => root.render(<CartFailure error={error} isThere={isThere} words={words} onRetry={retry} />));
const button = () => document.querySelector('button') as HTMLButtonElement;
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

const TOO_MANY = new ApiError(
  { status: 429, statusText: '', url: '', headers: new Headers({ 'retry-after': '3' }) },
  {},
);

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockClear();
});
afterEach(() => vi.useRealTimers());

it.each([true, false])(
  'counts the seconds that the store wants, and then tries again by itself (H10)',
  async (isThere) => {
    await show(undefined);
    await show(TOO_MANY, isThere);
    expect(document.body.textContent).toContain('Bitte warten Sie 3 Sekunden.');
    expect(button().disabled).toBe(true);
    for (let second = 0; second < 2; second++) await pass(1);
    expect(document.body.textContent).toContain('Bitte warten Sie 1 Sekunde.');
    expect(retry).not.toHaveBeenCalled();
    await pass(1);
    expect(retry).toHaveBeenCalledOnce();
  },
);

it('waits for the shopper where the store could not be reached', async () => {
  await show(new TypeError('fetch failed'));
  await pass(60);
  expect(retry).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Ihr Warenkorb ist noch da');
  await act(async () => button().click());
  expect(retry).toHaveBeenCalledOnce();
});
