// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const open = async () => (await import('./consent.store.ts')).consent;

test('nothing is allowed before somebody has answered', async () => {
  const consent = await open();
  expect(consent.get()).toBeUndefined();
  expect(consent.allows('media')).toBe(false);
});

test('an answer is kept for the next page, and can be taken back', async () => {
  (await open()).keep({ statistics: true, media: true });
  vi.resetModules();
  const consent = await open();
  expect(consent.allows('statistics')).toBe(true);
  const received = vi.fn();
  consent.listen(received);
  consent.keep({ statistics: false, media: false });
  expect(received).toHaveBeenCalledWith({ statistics: false, media: false });
  expect(consent.allows('statistics')).toBe(false);
});

test('an answer that another tab deletes allows nothing any more', async () => {
  const consent = await open();
  consent.keep({ statistics: true, media: true });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consent.allows('media')).toBe(false);
});
