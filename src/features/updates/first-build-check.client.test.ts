// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const latest = async () => Response.json({ id: 'a', timestamp: 0 });
const fetchMock = vi.fn(latest);
/** What the module listens to ends with its page. */
const listening = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(latest);
});
afterEach(() => {
  for (const [sign, listener] of listening.mock.calls) removeEventListener(sign, listener as EventListener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loads(): Promise<void> {
  await import('./first-build-check.client.ts');
  dispatchEvent(new Event('load'));
}

test('the builds are looked at a second after the page has loaded, whether or not somebody is there (I3)', async () => {
  await loads();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchMock).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect((await globalThis.firstLook)?.build.id).toBe('a');
});

test.each([
  ['can’t be reached', async () => Promise.reject(new TypeError('offline'))],
  ['refuses', async () => new Response('', { status: 503 })],
])('a server that %s has said nothing', async (_, respond) => {
  fetchMock.mockImplementation(respond);
  await loads();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await globalThis.firstLook).toBeUndefined();
});
