import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const origin = new URL('https://shop.example');

test('each language of a page is an entry that names all of them, and German for everybody else', () => {
  const xml = sitemap([{ de: '/rezepte', 'en-US': '/en-US/recipes' }], origin);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://shop.example/rezepte',
    '<loc>https://shop.example/en-US/recipes',
  ]);
  expect(xml.match(/hreflang="[^"]+"/g)).toEqual(
    ['de', 'en-US', 'x-default', 'de', 'en-US', 'x-default'].map((code) => `hreflang="${code}"`),
  );
});

test('an address that would break the file is escaped', () => {
  expect(sitemap([{ de: '/a?b=1&c=2' }], origin)).toContain('<loc>https://shop.example/a?b=1&amp;c=2</loc>');
});
