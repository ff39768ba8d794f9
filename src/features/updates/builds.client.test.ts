// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const answering = (id: string) => async () => Response.json({ id, timestamp: 0 });

test('the first build is the one that the first look found, whatever is built later (G2)', async () => {
  const { firstBuild, lookAtLatest } = await import('./builds.client.ts');
  for (const id of ['a', 'b']) {
    vi.stubGlobal('fetch', answering(id));
    await lookAtLatest();
  }
  expect((await firstBuild)?.id).toBe('a');
});

test.each([
  ['can’t be reached', async () => Promise.reject(new TypeError('offline'))],
  ['refuses', async () => new Response('', { status: 503 })],
])('there is no first build when the first look fails because the server %s (G2, I3)', async (_, failing) => {
  const { firstBuild, lookAtLatest } = await import('./builds.client.ts');
  vi.stubGlobal('fetch', failing);
  await expect(lookAtLatest()).rejects.toThrow();
  vi.stubGlobal('fetch', answering('late'));
  await lookAtLatest();
  expect(await firstBuild).toBeUndefined();
});
