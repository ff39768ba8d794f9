import { createContext } from 'astro/middleware';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotFound, Redirect } from '#store-api/exits.ts';

const OLD = 'the-token-of-a-shopper';
const NEW = 'the-token-of-a-guest-0';

/** Whose token went to the store, by call. */
const tokens: (string | undefined)[] = [];
beforeEach(() => tokens.splice(0));

vi.mock('#store-api/server.ts', () => ({
  siteUrl: new URL('https://shop.example'),
  sendAnonymous: async () => tokens.push('nobody'),
  sendAs: (token: string | undefined, _caller: unknown, keep: (token: string) => void) => async () => {
    tokens.push(token);
    keep(NEW);
  },
}));
const { onRequest } = await import('./middleware.ts');

/** A page that asks the store, which hands out another token. */
async function visit(method: 'GET' | 'POST', headers: Record<string, string>): Promise<string | null> {
  const request = new Request('http://localhost:4321/account/order/0123456789abcdef', { method, headers });
  const context = createContext({
    ...{ request, defaultLocale: 'de', locals: {} as App.Locals },
    clientAddress: '192.0.2.1',
  });
  const response = await onRequest(context, async () => {
    await context.locals.send({} as never);
    return new Response('a page');
  });
  return response instanceof Response ? response.headers.get('set-cookie') : null;
}

const cookie = `sw-context-token=${OLD}`;
const kept = `sw-context-token=${NEW}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;

it.each([
  ['a page, as who they are', 'GET', { cookie, 'sec-fetch-site': 'cross-site' }, OLD, kept],
  ['a form of the shop', 'POST', { cookie, 'sec-fetch-site': 'same-origin' }, OLD, kept],
  ['a form of the shop, before there is a session', 'POST', { 'sec-fetch-site': 'same-origin' }, undefined, kept],
  ['a form of the shop, as an old browser', 'POST', { origin: 'https://shop.example' }, undefined, kept],
  ['a form of another site', 'POST', { 'sec-fetch-site': 'cross-site' }, 'nobody', null],
  ['a form of a neighbour', 'POST', { 'sec-fetch-site': 'same-site' }, 'nobody', null],
  ['a form of another site, with a cookie', 'POST', { cookie, 'sec-fetch-site': 'cross-site' }, 'nobody', null],
  ['a form of another site, as an old browser', 'POST', { cookie, origin: 'https://evil.example' }, 'nobody', null],
] as const)('who sends %s', async (_, method, headers, who, cookieAfter) => {
  expect(await visit(method, headers)).toBe(cookieAfter);
  expect(tokens).toEqual([who]);
});

it('who only looks at a page leaves without a session', async () => {
  expect(await visit('GET', {})).toBeNull();
  expect(tokens).toEqual(['nobody']);
});

/** What a page answers that throws. */
async function answerTo(error: Error) {
  const request = new Request('http://localhost:4321/fr-FR/account/lists/x', { method: 'POST' });
  const locals = {} as App.Locals;
  const context = createContext({ request, defaultLocale: 'de', locals, clientAddress: '192.0.2.1' });
  const pages: string[] = [];
  const response = (await onRequest(context, async (page) => {
    if (!page) throw error;
    pages.push(page instanceof Request ? `${page.method} ${new URL(page.url).pathname}` : '');
    return new Response('the error page');
  })) as Response;
  return { status: response.status, location: response.headers.get('location'), pages, trouble: locals.trouble };
}

it('a page that leads elsewhere is a redirect', async () =>
  expect(await answerTo(new Redirect('/fr-FR/login'))).toEqual({ status: 303, location: '/fr-FR/login', pages: [] }));

it('what is not there shows the error page, with its address', async () =>
  expect(await answerTo(new NotFound('Rien.'))).toMatchObject({
    pages: ['GET /~on-demand/~trouble'],
    trouble: { status: 404, message: 'Rien.', path: '/fr-FR/account/lists/x' },
  }));

it('a store that does not answer shows the error page, and a mistake of ours is thrown on', async () => {
  const silent = Object.assign(new Error(), { name: 'FetchError' });
  expect((await answerTo(silent)).trouble).toEqual({ status: 502, retryAfterSeconds: 10 });
  await expect(answerTo(new TypeError('ours'))).rejects.toThrow('ours');
});
