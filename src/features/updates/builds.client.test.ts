// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const answering = (id: string) => async () => Response.json({ id, timestamp: 0 });

test('the first build is the one that the first look found, whatever is built later (G2)', async () => {
  const { firstBuild, checkLatest: lookAtLatest } = await import('./builds.client.ts');
  for (const id of ['a', 'b']) {
    vi.stubGlobal('fetch', answering(id));
    await lookAtLatest();
  }
  expect((await firstBuild)?.id).toBe('a');
});

const early = (openForMs: number) => {
  const check = { build: { id: 'early', timestamp: 0 }, serverNow: 0, openForMs };
  vi.stubGlobal('firstLook', Promise.resolve(check));
  return check;
};

test('what the page saw soon after it had loaded is not asked for again, but for once (I3)', async () => {
  const { firstBuild, checkLatest: lookAtLatest } = await import('./builds.client.ts');
  const fetchMock = vi.fn(answering('b'));
  vi.stubGlobal('fetch', fetchMock);
  const check = early(performance.now());
  expect(await lookAtLatest()).toBe(check);
  expect(fetchMock).not.toHaveBeenCalled();
  expect((await firstBuild)?.id).toBe('early');
  expect((await lookAtLatest()).build.id).toBe('b');
});

test('a page that stood open alone for long asks anew, and has still begun with the first build (D16)', async () => {
  const { firstBuild, checkLatest: lookAtLatest } = await import('./builds.client.ts');
  vi.stubGlobal('fetch', answering('b'));
  early(performance.now() - 61_000);
  expect((await lookAtLatest()).build.id).toBe('b');
  expect((await firstBuild)?.id).toBe('early');
});

test.each([
  ['can’t be reached', async () => Promise.reject(new TypeError('offline'))],
  ['refuses', async () => new Response('', { status: 503 })],
])('there is no first build when the first look fails because the server %s (G2, I3)', async (_, failing) => {
  const { firstBuild, checkLatest: lookAtLatest } = await import('./builds.client.ts');
  vi.stubGlobal('fetch', failing);
  await expect(lookAtLatest()).rejects.toThrow();
  vi.stubGlobal('fetch', answering('late'));
  await lookAtLatest();
  expect(await firstBuild).toBeUndefined();
});
