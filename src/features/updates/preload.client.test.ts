// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Build } from './updates.store.ts';

const PAGES = ['/a', '/b', '/c', '/d', '/e', '/f'];
const mocks = vi.hoisted(() => ({
  first: undefined as Build | undefined,
  readPayload: vi.fn(async (address: string) => ({ build: 'one', files: [`/_astro${address}.css`] })),
}));
const { readPayload } = mocks;

vi.mock('./builds.client.ts', () => ({
  get firstBuild() {
    return Promise.resolve(mocks.first);
  },
  readMeta: async (id: string) => ({ id, prerendered: PAGES }),
  readPayload: mocks.readPayload,
}));

/** A page with links that somebody points at, one after the other. */
async function pointsAtAll(): Promise<void> {
  document.body.innerHTML = PAGES.map((address) => `<a href="${address}">${address}</a>`).join('');
  await import('./preload.client.ts');
  for (const link of document.links) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

const ahead = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

async function ends(href: string, how: 'load' | 'error'): Promise<void> {
  document.querySelector(`link[href="${href}"]`)?.dispatchEvent(new Event(how));
  await vi.advanceTimersByTimeAsync(0);
}

/** What the module listens to ends with its page. */
const listening = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.head.innerHTML = '';
  mocks.first = { id: 'one', timestamp: 0 };
});
afterEach(() => {
  for (const [sign, listener] of listening.mock.calls) removeEventListener(sign, listener as EventListener);
  vi.useRealTimers();
});

test('a page is on its way until all its files have come or failed; only then follows the fifth (I3)', async () => {
  await pointsAtAll();
  expect(ahead().toSorted()).toEqual([
    '/_astro/a.css',
    '/_astro/b.css',
    '/_astro/c.css',
    '/_astro/d.css',
    ...PAGES.slice(0, 4),
  ]);
  await ends('/b', 'load');
  expect(readPayload).toHaveBeenCalledTimes(4);
  await ends('/_astro/b.css', 'error');
  expect(readPayload).toHaveBeenCalledTimes(5);
  expect(ahead()).toContain('/e');
  expect(ahead()).not.toContain('/f');
});

test('a browser that never says how a file ended is waited for ten seconds (I3)', async () => {
  await pointsAtAll();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(readPayload).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(readPayload).toHaveBeenCalledTimes(6);
});

test('nothing is fetched ahead on a page whose first look at the builds failed (I3)', async () => {
  mocks.first = undefined;
  await pointsAtAll();
  expect(readPayload).not.toHaveBeenCalled();
  expect(ahead()).toEqual([]);
});
