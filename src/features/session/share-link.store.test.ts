import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './session.store.ts';

afterEach(() => vi.unstubAllGlobals());

test('A link goes to the clipboard where the device has no sheet for it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareLink('https://shop.example/', 'A')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://shop.example/');
});

test('It is said when the clipboard is closed', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(await shareLink('https://shop.example/', 'A')).toBe('failed');
});
