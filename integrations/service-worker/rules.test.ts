import { expect, test } from 'vitest';
import { localeIn, mayKeep, planFor } from './rules.ts';

const origin = 'https://hof.example';
const strategyOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  planFor({ method, mode, url: new URL(path, origin), origin });

test.each([
  ['/', 'page'],
  ['/shop/kochen/raclette', 'page'],
  ['/fr-FR/wishlist', 'page'],
  ['/shop/kochen/raclette?p=2', 'live'],
  ['/search?search=raclette', 'live'],
  ['/account', 'live'],
  ['/en-US/account/order/1', 'live'],
  ['/checkout/success/1/paid', 'live'],
  ['/reset-password?hash=x', 'live'],
  ['/_astro/shell.ab12.css', 'file'],
  ['/media/oven.webp', 'file'],
  ['/fr-FR/drawings/30-601.svg', 'file'],
])('the worker treats %s as %s', (path, expected) => expect(strategyOf(path)).toBe(expected));

test.each([
  ['a call of the Store API', '/store-api/context', { mode: 'cors' }],
  ['an order', '/store-api/checkout/order', { method: 'POST', mode: 'cors' }],
  ['a form of the account', '/account/profile', { method: 'POST' }],
  ['the list of builds', '/builds/latest.json?1', { mode: 'cors' }],
  ['itself', '/sw.js', { mode: 'same-origin' }],
  ['another host', 'https://stats.example/x.js', { mode: 'no-cors' }],
])('%s is none of its business', (_, path, how) => expect(strategyOf(path, how)).toBe('none'));

const responseWith = (more: object = {}, cache = 'public, max-age=0') =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'cache-control': cache }),
    ...more,
  }) as const;

test('only a whole answer that is everybody’s is kept', () => {
  expect(mayKeep(responseWith())).toBe(true);
  expect(mayKeep(responseWith({}, 'private, no-cache'))).toBe(false);
  expect(mayKeep(responseWith({}, ''))).toBe(false);
  expect(mayKeep(responseWith({ status: 404 } as object))).toBe(false);
  expect(mayKeep(responseWith({ redirected: true }))).toBe(false);
  expect(mayKeep(responseWith({ type: 'opaque' }))).toBe(false);
});

test('the language of an address is its prefix', () => {
  expect(localeIn('/fr-FR/recettes', ['en-US', 'fr-FR'])).toBe('fr-FR');
  expect(localeIn('/fr-FRance', ['en-US', 'fr-FR'])).toBeUndefined();
});
