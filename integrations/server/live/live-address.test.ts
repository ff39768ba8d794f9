import { expect, test } from 'vitest';
import { liveAddress } from './live-address.ts';

const asked = (pathname: string, search = '', method = 'GET') =>
  liveAddress({
    method,
    pathname,
    search,
    isStatic: (path) => ['/', '/shop/kochen', '/logo.svg'].includes(path),
    isOnDemand: (path) => path === '/cart' || path.startsWith('/store-api/'),
  });

test('a page that is a file is answered by the file', () => {
  expect(asked('/shop/kochen')).toBeNull();
  expect(asked('/shop/kochen', '?utm_source=mail')).toBeNull();
});

test('a listing parameter makes the same address live', () => {
  expect(asked('/shop/kochen', '?p=2')).toBe('/~live/shop/kochen');
  expect(asked('/shop/kochen', '?utm_source=mail&min-price=100')).toBe('/~live/shop/kochen');
  expect(asked('/', '?order=price-asc')).toBe('/~live/');
  expect(asked('/shop/kochen', '?place=8044&type=')).toBe('/~live/shop/kochen');
});

test('HEAD is asked like GET, POST never', () => {
  expect(asked('/shop/kochen', '?p=2', 'HEAD')).toBe('/~live/shop/kochen');
  expect(asked('/shop/kochen', '?p=2', 'POST')).toBeNull();
});

test('an address the build did not know is live', () => {
  expect(asked('/produkt/raclette-ofen-neu')).toBe('/~live/produkt/raclette-ofen-neu');
  expect(asked('/produkt/fondue-2.0')).toBe('/~live/produkt/fondue-2.0');
});

test('files, and routes that code owns, are not', () => {
  expect(asked('/favicon.ico')).toBeNull();
  expect(asked('/logo.svg', '?p=2')).toBeNull();
  expect(asked('/cart')).toBeNull();
  expect(asked('/store-api/context', '?p=2')).toBeNull();
});
