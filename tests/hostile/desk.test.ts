import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDesk, type DeskBrowser } from '#tests/support/a-desk.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { nested } from './a-case.ts';

/*
 * What strangers, and people of another role, try at the desk: each hears a refusal in words, nothing of the inside, and
 * soon. Every route by every role is tests/contract/desk-access.test.ts.
 */

let store: AStore;
let desk: ReturnType<typeof aDesk>;
let merchant: DeskBrowser;
const logged = vi.spyOn(console, 'error');
beforeAll(async () => {
  store = await aStore();
  desk = aDesk(store);
  merchant = (await desk.aUser('merchant')).browser;
});
afterAll(() => store?.close());

const PATIENCE_MS = 2000;
const INSIDE = /\bat \S+ \(?(file|node|\/)|\.ts:\d+:\d+|node_modules|SQLITE_|no such (table|column)|scrypt:/i;

type DeskCase = [
  tries: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  expected: number,
];

const LONG = 'x'.repeat(100_000);

const OF_STRANGERS: DeskCase[] = [
  ['a cookie of another shape', 'GET', '/orders', null, { cookie: `hof_desk=${LONG.slice(0, 4000)}` }, 401],
  ['a cookie with SQL', 'GET', '/orders', null, { cookie: `hof_desk=' or 1=1 --` }, 401],
  ['two cookies', 'GET', '/orders', null, { cookie: 'hof_desk=a; hof_desk=b' }, 401],
  ['a login with a list for an address', 'POST', '/login', { email: ['a@example.com'], password: 'x' }, {}, 400],
  ['a login with an endless password', 'POST', '/login', { email: 'a@example.com', password: LONG }, {}, 400],
  ['an address with a line break', 'POST', '/login/mail', { email: 'a@example.com\r\nBcc: b@example.com' }, {}, 400],
  ['a link that nobody has', 'POST', '/login/link', { token: 'a'.repeat(64) }, {}, 410],
  ['a link with a body of nests', 'POST', '/login/link', nested(2000, (inner) => [inner]), {}, 400],
  ['an invitation of a prototype', 'POST', '/welcome/accept', JSON.parse('{"__proto__":{"token":"a"}}'), {}, 400],
  ['a write from another site', 'POST', '/login', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a write without a browser', 'POST', '/login', {}, { 'sec-fetch-site': 'none' }, 403],
  ['an address that there is not', 'GET', '/nothing/at/all', null, {}, 404],
  ['another method', 'DELETE', '/orders', null, {}, 404],
];

const OF_MERCHANTS: DeskCase[] = [
  ['a search of signs', 'GET', `/orders?search=${encodeURIComponent('%_!\'"\\')}`, null, {}, 200],
  ['an endless search', 'GET', `/orders?search=${'x'.repeat(1000)}`, null, {}, 400],
  ['papers of too many orders', 'GET', `/orders/delivery-notes?numbers=${'1,'.repeat(1000)}`, null, {}, 400],
  ['a number with SQL', 'GET', `/orders/${encodeURIComponent("1' or '1'='1")}`, null, {}, 404],
  ['a refund below zero', 'POST', '/orders/10001/refund', { amount: '-5.00' }, {}, 400],
  ['a refund of infinity', 'POST', '/orders/10001/refund', { amount: '1e9' }, {}, 400],
  ['half a piece', 'POST', '/orders/10001/refund', { articles: [{ article: '12-110', quantity: 0.5 }] }, {}, 400],
  ['too many parcels', 'POST', '/orders/ship', { shipments: Array(201).fill({ number: '1' }) }, {}, 400],
  ['a tracking code of a script', 'POST', '/orders/10001/ship', { tracking: '<script>' }, {}, 400],
  ['a stock beyond counting', 'POST', '/stock/12-110', { pieces: 1e300 }, {}, 400],
  ['a list that is none', 'POST', '/stock/import', { csv: '\0\0\0' }, {}, 400],
  ['an export upwards', 'GET', '/exports/..%2f..%2fpasswd', null, {}, 404],
  ['a day that there is not', 'GET', '/turnover?from=2026-02-31', null, {}, 400],
  ['an owner’s list', 'GET', '/users', null, {}, 403],
  ['making oneself an owner', 'POST', '/users/x@example.com/role', { role: 'owner' }, {}, 403],
];

describe.each([
  ['a stranger', OF_STRANGERS, () => desk.aBrowser()],
  ['a merchant', OF_MERCHANTS, () => merchant],
] as const)('%s tries', (_who, cases, browser) => {
  it.each(cases)('%s', async (_tries, method, path, body, headers, expected) => {
    logged.mockClear();
    const began = performance.now();
    const answer = await browser().ask(method, path, body, headers);
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    expect([answer.status, text.slice(0, 200)]).toEqual([expected, expect.any(String)]);
    expect(text).not.toMatch(INSIDE);
    expect(logged).not.toHaveBeenCalled();
    if (expected >= 400) expect(answer.body.errors[0].message).toEqual(expect.any(String));
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
