import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, people } from '#tests/support/people.ts';
import type { Shop } from '#tests/support/shop.ts';
import { aGuest } from '#tests/support/shopper.ts';
import { aFilledShop } from './a-filled-shop.ts';
import { type Attempt, AWAY, FILES, form, HEADERS, LONG_QUESTIONS, MARKUP, METHODS } from './cases/attempts.ts';
import { BYTES } from './cases/bytes.ts';
import { HOOK_SECRET, PROGRAMS } from './cases/programs.ts';
import { type RawRequest, type Received, sendBytes, sendRequest } from './raw-request.ts';

/*
 * What strangers try at the built shop itself: addresses, methods, headers, forms and bytes. They hear a refusal or a
 * harmless page, in time, nothing of the inside and nothing of others; and what belongs to somebody is as it was.
 */

let shop: Shop;
let victim: Person;
let stranger: Person;
/** Who placed an order without an account, and how they prove that it is theirs. */
let guest: { code: string; credentials: string };
beforeAll(async () => {
  shop = await aFilledShop({ HOOK_SECRET });
  const [account, nobody, other] = await people(shop.url, 3);
  if (!account || !nobody || !other) throw new Error('Nobody came.');
  [victim, stranger] = [account, other];
  const { orders } = JSON.parse((await nobody.requestTo('/order', { ids: [nobody.order.id] })).text);
  const zipcode = aGuest().billingAddress.zipcode;
  guest = {
    code: orders.elements[0].deepLinkCode,
    credentials: new URLSearchParams({ email: nobody.email, zipcode }).toString(),
  };
});
afterAll(() => shop?.remove());

/** Longer than anything here takes on a busy machine, and shorter than anybody should wait for a stranger. */
const PATIENCE_MS = 2000;

const INSIDE =
  /node_modules|\.m?[jt]s:\d+:\d+|\bat .+:\d+:\d+|integrations\/|SQLITE|TypeError|undefined is not|root:x:0|"private": true/;

async function received(what: RawRequest): Promise<Received> {
  const began = performance.now();
  const response = await sendRequest(shop.url, what);
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  expect(response.text).not.toMatch(INSIDE);
  expect(response.text).not.toContain(victim.name);
  expect(response.text).not.toContain(victim.email);
  return response;
}

describe.each<[string, Attempt[]]>([
  ['files', FILES],
  ['methods and forms', METHODS],
  ['programs', PROGRAMS],
  ['questions', LONG_QUESTIONS],
])('%s', (_, requests) => {
  it.each(requests)('%s', async (_, what, ...expected) => {
    const { status, headers, text } = await received(what);
    expect([expected.includes(status), status, text.slice(0, 100)]).toEqual([true, status, expect.any(String)]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it.each(MARKUP)('markup stays a text: %s', async (path) => {
  const { status, headers, text } = await received({ path });
  expect(status).toBeLessThan(500);
  // in an attribute it is one: what is left without them shows none
  expect(text.replace(/="[^"]*"/g, '')).not.toContain('<xss-mark');
  if (String(headers['content-type']).includes('html')) expect(headers['content-security-policy']).toBeDefined();
});

it.each(AWAY)('nobody is sent away: %s', async (path) => {
  const { status, headers, text } = await received({ path });
  expect(status).toBeLessThan(500);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(text).not.toMatch(/(href|action)="(https?:)?[/\\]{2}evil/);
});

const PAGES = ['/', '/search?search=raclette', '/login', '/robots.txt', '/sitemap.xml', '/account/recover', '/account'];

describe.each(PAGES)('made-up headers at %s', (path) => {
  it.each(HEADERS)('%s', async (_, headers) => {
    const response = await received({ path, headers });
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(response.headers) + response.text).not.toContain('evil.example');
  });
});

it.each(BYTES)('bytes that are no request: %s', async (_, bytes, expected) => {
  const response = await sendBytes(shop.url, bytes);
  expect(response).toMatch(expected);
  expect(response).not.toMatch(INSIDE);
});

const NOBODY = '0123456789abcdef0123456789abcdef';

/** `{order}` is the victim's. */
const PRIVATE = [
  ...['/account/order/{order}', '/account/order/{order}/document/x', `/account/order/{order}/document/${NOBODY}`],
  ...[`/account/order/{order}/download/${NOBODY}`, '/checkout/success/{order}', '/checkout/success/{order}/paid'],
  ...['/checkout/success/{order}/unpaid', '/en-US/account/order/{order}', `/account/address/${NOBODY}`],
  ...[
    `/account/professional/quotes/${NOBODY}`,
    `/account/professional/projects/${NOBODY}/parts.csv`,
    `/account/lists/${NOBODY}`,
  ],
];

describe.each(['stranger', 'nobody'])('as a %s', (who) => {
  const cookie = (): Record<string, string> =>
    who === 'nobody' ? {} : { cookie: `sw-context-token=${stranger.token}` };

  it.each(PRIVATE)('nothing of others stands at %s', async (path) => {
    const { status, headers } = await received({ path: path.replace('{order}', victim.order.id), headers: cookie() });
    expect([200, 303, 404]).toContain(status);
    if (status === 303) expect(headers.location).toMatch(/^\/([\w-]+\/)?(login\?redirectTo=|account\/professional$)/);
    expect(headers['cache-control'] ?? '').toMatch(/no-store|max-age=0/);
  });
});

/** Forms that change something, each pressed in the victim's own browser by another site. */
const PRESSED: [path: string, body: string][] = [
  ['/account/order/{order}', 'do=cancel'],
  ['/account/logout', 'do=logout'],
  ['/account/profile', 'do=delete'],
  ['/account/profile', 'do=language&language=fr-FR'],
  ['/account/address', `do=delete&id=${NOBODY}`],
  ['/account/payment', `method=${NOBODY}`],
  ['/account', 'do=apply'],
  ['/account/lists', 'do=empty'],
];

const FOREIGN: [from: string, headers: Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.hofundherd.example' }],
  ['another site, by an old browser', { origin: 'https://evil.example' }],
  ['nowhere', { origin: 'null' }],
];

describe.each(FOREIGN)('a form of %s', (_, from) => {
  const press = (path: string, body: string, cookie: Record<string, string> = {}) =>
    sendRequest(shop.url, form(path.replace('{order}', victim.order.id), body, { ...from, ...cookie }));

  it.each(PRESSED)('changes nothing with the victim’s cookie: %s %s', async (path, body) => {
    const { status, headers } = await press(path, body, { cookie: `sw-context-token=${victim.token}` });
    expect([status < 500, headers['set-cookie']]).toEqual([true, undefined]);
    const { text } = await victim.requestTo('/order', {
      ids: [victim.order.id],
      associations: { stateMachineState: {} },
    });
    expect(JSON.parse(text).orders.elements[0].stateMachineState.technicalName).toBe('open');
    expect(JSON.parse((await victim.requestTo('/account/customer', {})).text).email).toBe(victim.email);
  });

  it.each(PRESSED)('leaves no session behind without one: %s %s', async (path, body) => {
    const { status, headers } = await press(path, body);
    expect([status < 500, headers['set-cookie']]).toEqual([true, undefined]);
  });

  it('makes nobody the guest of an order that somebody else placed', async () => {
    const { headers } = await press(`/account/order/${guest.code}`, guest.credentials);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('the same forms do what they say where they come from a page of the shop', async () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const cookie = `sw-context-token=${stranger.token}`;
  const language = form('/account/profile', 'do=language&language=fr-FR', { ...sameOrigin, cookie });
  expect((await sendRequest(shop.url, language)).headers.location).toContain('said=language-changed');
  const { headers } = await sendRequest(shop.url, form(`/account/order/${guest.code}`, guest.credentials, sameOrigin));
  expect(String(headers['set-cookie'])).toContain('sw-context-token=');
});

it('somebody else’s cookie alone speaks for nobody at the Store API', async () => {
  const headers = { cookie: `sw-context-token=${victim.token}`, 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000' };
  expect((await received({ path: '/store-api/account/customer', method: 'POST', headers })).status).toBe(403);
});

it('what is drawn for one is kept for nobody, and answers of the Store API let no page in', async () => {
  const accountPage = await victim.opens('/account');
  expect([
    accountPage.status,
    (await accountPage.text()).includes(victim.email),
    accountPage.headers.get('cache-control'),
  ]).toEqual([200, true, 'private, no-store']);
  expect((await received({ path: '/account' })).status).toBe(303);
  const { headers } = await received({ path: '/store-api/context', headers: { origin: 'https://evil.example' } });
  expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
    '*',
    undefined,
  ]);
});

it('1500 lines that say half a request leave the door open', async () => {
  const lines = Array.from({ length: 1500 }, () => sendBytes(shop.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 3000));
  expect((await received({ path: '/health' })).status).toBe(200);
  await Promise.all(lines);
});

it('and the shop goes on, with no incident of its own in the log', async () => {
  expect((await received({ path: '/health' })).status).toBe(200);
  expect(shop.log()).not.toMatch(/incident|unhandled|uncaught|"error"/i);
});
