// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.client.ts';

const shown = () => document.querySelector('.toasts[data-toast]')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('what is said goes away by itself, in the time it was given (I2, D13)', () => {
  toast(['Noted'], 'good', 2500);
  vi.advanceTimersByTime(2499);
  expect(shown()).toBe('Noted');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('a link can be reached: it waits for who is in it (D13)', () => {
  const link = document.createElement('a');
  link.href = '/compare';
  toast(['Chosen ', link]);
  vi.advanceTimersByTime(7000);
  link.focus();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('Chosen ');
  link.blur();
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

test('what is bad stays until the next press (D13)', () => {
  toast(['Failed'], 'bad');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Failed');
  document.body.click();
  expect(shown()).toBeUndefined();
});
