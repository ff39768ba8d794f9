import { expect, test } from 'vitest';
import { isHost, readAddress } from './address.ts';

test('an address is read into path and query', () => {
  expect(readAddress('/shop/kochen?p=2&order=price-asc')).toEqual({
    kind: 'here',
    pathname: '/shop/kochen',
    raw: '/shop/kochen',
    search: '?p=2&order=price-asc',
  });
});

test('letters beyond ASCII are decoded for the look-up and kept as sent', () => {
  expect(readAddress('/gr%C3%BCn')).toMatchObject({ pathname: '/grün', raw: '/gr%C3%BCn' });
});

test('a slash at the end or doubled moves to the one spelling', () => {
  expect(readAddress('/shop/')).toEqual({ kind: 'moved', to: '/shop' });
  expect(readAddress('/shop/?p=2')).toEqual({ kind: 'moved', to: '/shop?p=2' });
  expect(readAddress('//evil.example/')).toEqual({ kind: 'moved', to: '/evil.example' });
  expect(readAddress('/')).toMatchObject({ kind: 'here', pathname: '/' });
});

test('what was posted is not moved', () => {
  expect(readAddress('/store-api/context/', 'POST')).toMatchObject({ kind: 'here', pathname: '/store-api/context/' });
  expect(readAddress('/store-api//search', 'POST')).toMatchObject({ kind: 'here', pathname: '/store-api//search' });
  expect(readAddress('//evil.example', 'POST')).toEqual({ kind: 'malformed' });
});

test.each([
  '/%',
  '/%zz',
  '/%C3',
  '/a%00b',
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/a/..%2f..%2fetc',
  '/a\\b',
  '*',
  'http://x/',
  '',
  undefined,
  `/${'a'.repeat(5000)}`,
])('%s is malformed', (target) => {
  expect(readAddress(target)).toEqual({ kind: 'malformed' });
});

test.each([
  'shop.example',
  'shop.example:443',
  'localhost:4321',
  'my_shop',
  '10.0.0.1',
  '[::1]',
  '[::1]:4321',
  'xn--bcher-kva.example',
])('%s is a host', (host) => expect(isHost(host)).toBe(true));

test.each([
  '',
  ':80',
  'localhost@evil.example',
  'a:b@evil.example',
  'evil.example/x',
  'evil.example?',
  'a b',
  'x:99999',
  'x:y',
  '[::',
  '[x]',
  '//x',
  'x\\y',
  '%00',
])('«%s» is none', (host) => expect(isHost(host)).toBe(false));
