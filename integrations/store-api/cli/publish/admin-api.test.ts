import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { adminApi } from './admin-api.ts';

const ORIGIN = 'https://shopware.example';
const failing = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One question to an address, what is said meanwhile, and the sentence that ends it. */
function asked(fetch: () => Promise<Response>) {
  const stub = vi.fn(fetch);
  vi.stubGlobal('fetch', stub);
  const lines: string[] = [];
  const api = adminApi({ origin: ORIGIN, id: 'SWIA', secret: 'secret' }, (line) => lines.push(line));
  const end = api.get('/api/_info/version').then(
    () => '',
    (error: Error) => error.message,
  );
  return { stub, lines, end };
}

it('says after two seconds what it waits for', async () => {
  const { lines } = asked(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1999);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toEqual([`waiting for ${ORIGIN}, 20 seconds at most`]);
});

it('says why it tries again, and gives up soon where nobody has ever answered', async () => {
  const { stub, lines, end } = asked(() => Promise.reject(failing('ECONNREFUSED')));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await end).toBe(`${ORIGIN} can't be reached: nothing answers there (ECONNREFUSED).`);
  expect(lines.map((line) => line.split('; ')[1])).toEqual(['again in 0.5 s', 'again in 2 s']);
  expect(stub).toHaveBeenCalledTimes(3);
});

it('has more patience with one that has answered before', async () => {
  const token = Response.json({ access_token: 'token', expires_in: 600 });
  const answers = [() => Promise.resolve(token)];
  const { lines, end } = asked(() => (answers.shift() ?? (() => Promise.reject(failing('ECONNRESET'))))());
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await end).toMatch(/it broke off the connection/);
  expect(lines).toHaveLength(4);
});

it.each([
  ['ENOTFOUND', 'there is no host of that name'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'signed by nobody that is known here'],
])('does not try again what stays wrong: %s', async (code, words) => {
  const { stub, end } = asked(() => Promise.reject(failing(code)));
  expect(await end).toContain(words);
  expect(stub).toHaveBeenCalledTimes(1);
});

it.each([
  ['no Admin API', new Response(null, { status: 404 }), /^There is no Admin API at .+ answers 404/],
  ['a page of something else', new Response('<html>', { status: 200 }), /^There is no Admin API at .+ answers 200/],
  ['a fault', Response.json({ errors: [{ detail: 'No database.' }] }, { status: 500 }), /trouble itself .500: No data/],
  ['another address', Response.redirect('https://b.example/api/oauth/token', 301), /it leads to https:\/\/b\.example/],
])('says that there is %s', async (_what, answer, words) => {
  expect(await asked(() => Promise.resolve(answer)).end).toMatch(words);
});

it('says that an address does not speak https', async () => {
  vi.useRealTimers();
  const plain = await serveFetch(() => new Response());
  const access = { origin: `https://127.0.0.1:${plain.port}`, id: 'SWIA', secret: 'secret' };
  await expect(adminApi(access, () => {}).get('/api/_info/version')).rejects.toThrow('it does not speak https there');
  await plain.close();
});
