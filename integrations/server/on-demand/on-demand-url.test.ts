import { expect, test } from 'vitest';
import { isOfPath, liveAddress } from './on-demand-url.ts';

const urlFor = (pathname: string, search = '', method = 'GET') =>
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
  expect(urlFor('/shop/kochen')).toBeNull();
  expect(urlFor('/shop/kochen', '?utm_source=mail')).toBeNull();
});

test('a listing parameter makes the same address live', () => {
  expect(urlFor('/shop/kochen', '?p=2')).toBe('/~on-demand/shop/kochen?p=2');
  expect(urlFor('/', '?order=price-asc')).toBe('/~on-demand/?order=price-asc');
  expect(urlFor('/shop/kochen', '?place=8044&type=')).toBe('/~on-demand/shop/kochen?place=8044&type=');
});

test('what does not change the page makes no page of its own', () => {
  expect(urlFor('/shop/kochen', '?utm_source=mail&min-price=100')).toBe('/~on-demand/shop/kochen?min-price=100');
  expect(urlFor('/shop/kochen', '?order=price-asc&p=2')).toBe(urlFor('/shop/kochen', '?p=2&order=price-asc'));
});

test('a search is drawn for everybody where it is, in every language', () => {
  expect(urlFor('/search', '?utm_source=mail&p=2&search=fondue')).toBe('/search?search=fondue&p=2');
  expect(urlFor('/fr-FR/search', '?search=r%C3%B6sti')).toBe('/fr-FR/search?search=r%C3%B6sti');
  expect(urlFor('/search')).toBe('/search');
  expect(urlFor('/search', '?search=fondue', 'POST')).toBeNull();
});

test('HEAD is asked like GET, POST never', () => {
  expect(urlFor('/shop/kochen', '?p=2', 'HEAD')).toBe('/~on-demand/shop/kochen?p=2');
  expect(urlFor('/shop/kochen', '?p=2', 'POST')).toBeNull();
});

test('an address the build did not know is live', () => {
  expect(urlFor('/produkt/raclette-ofen-neu')).toBe('/~on-demand/produkt/raclette-ofen-neu');
  expect(urlFor('/produkt/fondue-2.0')).toBe('/~on-demand/produkt/fondue-2.0');
  expect(urlFor('/produkt/rösti')).toBe('/~on-demand/produkt/r%C3%B6sti');
});

test('an unknown address that ends like a file may have moved; its query says nothing', () => {
  expect(urlFor('/raclette.html', '?p=2')).toBe('/~on-demand/~moved/raclette.html');
  expect(urlFor('/fr-FR/index.php')).toBe('/~on-demand/~moved/fr-FR/index.php');
  expect(urlFor('/katalog.pdf', '', 'POST')).toBeNull();
});

test('files, and routes that code owns, are not', () => {
  expect(urlFor('/logo.svg')).toBeNull();
  expect(urlFor('/logo.svg', '?p=2')).toBeNull();
  expect(urlFor('/cart')).toBeNull();
  expect(urlFor('/documents/sheet.pdf')).toBeNull();
  expect(urlFor('/store-api/context', '?p=2')).toBeNull();
});

test('data of the build that is out of date is made anew where it is, in every language, and is no page', () => {
  expect(urlFor('/search-index.json')).toBe('/~on-demand/~data/search-index.json');
  expect(urlFor('/fr-FR/appointment.json')).toBe('/~on-demand/~data/fr-FR/appointment.json');
  expect(urlFor('/old/search-index.json')).toBe('/~on-demand/~moved/old/search-index.json');
  expect(isOfPath('/~on-demand/~data/search-index.json')).toBe(false);
});
