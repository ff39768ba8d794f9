import type { Config } from '@keystatic/core';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const KEYS = { clientId: 'Iv1.example', clientSecret: 'of-the-app', secret: 'x'.repeat(40) };

let config: Config;
beforeAll(async () => {
  vi.stubEnv('EDITOR_REPOSITORY', 'hof/herd');
  config = (await import('./keystatic.config.ts')).default as Config;
});
afterAll(() => vi.unstubAllEnvs());

/** Asks what `endpoint.ts` answers with; nothing of it leaves this machine. */
const callKeystatic = (path: string, method = 'GET', keys: Partial<typeof KEYS> = KEYS) =>
  makeGenericAPIRouteHandler({ ...keys, config })(
    new Request(`https://editor.example/api/keystatic/${path}`, { method, headers: { 'no-cors': '1' } }),
  );
const headersOf = ({ headers }: Awaited<ReturnType<typeof callKeystatic>>) => new Headers(headers as HeadersInit);

test('With a repository editors work there, on branches of their own', () =>
  expect(config.storage).toEqual({ kind: 'github', repo: 'hof/herd', branchPrefix: 'content/' }));

test('They sign in at GitHub, and come back to the editor they came from', async () => {
  const response = await callKeystatic('github/login');
  expect(response.status).toBe(307);
  const { origin, pathname, searchParams } = new URL(headersOf(response).get('location') ?? '');
  expect(origin + pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: KEYS.clientId,
    redirect_uri: 'https://editor.example/api/keystatic/github/oauth/callback',
  });
});

test.each([
  ['GET', 'tree'],
  ['POST', 'update'],
  ['GET', 'blob/abc/content/shop/shop.yaml'],
])('The files of this machine are out of reach: %s %s', async (method, path) =>
  expect((await callKeystatic(path, method)).status).toBe(404),
);

test('Without having signed in nobody has a session', async () =>
  expect((await callKeystatic('github/refresh-token', 'POST')).status).toBe(401));

test('Without the keys of an app nothing is begun, and the sentence names what is missing', async () =>
  expect(() => callKeystatic('github/login', 'GET', {})).toThrow('KEYSTATIC_GITHUB_CLIENT_ID'));
