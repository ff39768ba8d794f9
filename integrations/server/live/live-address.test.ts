import { expect, test } from 'vitest';
import { liveAddress } from './live-address.ts';

const asked = (pathname: string, search = '', method = 'GET') =>
  liveAddress({
    method,
    pathname,
    raw: encodeURI(pathname),
    search,
    isStatic: (path) => ['/', '/shop/kochen', '/logo.svg'].includes(path),
    isOnDemand: (path) =>
      ['/cart', '/search', '/fr-FR/search', '/documents/sheet.pdf'].includes(path) || path.startsWith('/store-api/'),
  });

test('a page that is a file is answered by the file', () => {
  expect(asked('/shop/kochen')).toBeNull();
  expect(asked('/shop/kochen', '?utm_source=mail')).toBeNull();
});

test('a listing parameter makes the same address live', () => {
  expect(asked('/shop/kochen', '?p=2')).toBe('/~live/shop/kochen?p=2');
  expect(asked('/', '?order=price-asc')).toBe('/~live/?order=price-asc');
  expect(asked('/shop/kochen', '?place=8044&type=')).toBe('/~live/shop/kochen?place=8044&type=');
});

test('what does not change the page makes no page of its own', () => {
  expect(asked('/shop/kochen', '?utm_source=mail&min-price=100')).toBe('/~live/shop/kochen?min-price=100');
  expect(asked('/shop/kochen', '?order=price-asc&p=2')).toBe(asked('/shop/kochen', '?p=2&order=price-asc'));
});

test('a search is drawn for everybody where it is, in every language', () => {
  expect(asked('/search', '?utm_source=mail&p=2&search=fondue')).toBe('/search?search=fondue&p=2');
  expect(asked('/fr-FR/search', '?search=r%C3%B6sti')).toBe('/fr-FR/search?search=r%C3%B6sti');
  expect(asked('/search')).toBe('/search');
  expect(asked('/search', '?search=fondue', 'POST')).toBeNull();
});

test('HEAD is asked like GET, POST never', () => {
  expect(asked('/shop/kochen', '?p=2', 'HEAD')).toBe('/~live/shop/kochen?p=2');
  expect(asked('/shop/kochen', '?p=2', 'POST')).toBeNull();
});

test('an address the build did not know is live', () => {
  expect(asked('/produkt/raclette-ofen-neu')).toBe('/~live/produkt/raclette-ofen-neu');
  expect(asked('/produkt/fondue-2.0')).toBe('/~live/produkt/fondue-2.0');
  expect(asked('/produkt/rösti')).toBe('/~live/produkt/r%C3%B6sti');
});

test('an unknown address that ends like a file may have moved; its query says nothing', () => {
  expect(asked('/raclette.html', '?p=2')).toBe('/~live/~moved/raclette.html');
  expect(asked('/fr-FR/index.php')).toBe('/~live/~moved/fr-FR/index.php');
  expect(asked('/katalog.pdf', '', 'POST')).toBeNull();
});

test('files, and routes that code owns, are not', () => {
  expect(asked('/logo.svg')).toBeNull();
  expect(asked('/logo.svg', '?p=2')).toBeNull();
  expect(asked('/cart')).toBeNull();
  expect(asked('/documents/sheet.pdf')).toBeNull();
  expect(asked('/store-api/context', '?p=2')).toBeNull();
});
