import { expect, test } from 'vitest';
import { linkOf, linksInLanguage } from './links.ts';

test('Links inside the shop lead to the language of the page', () => {
  expect(linksInLanguage('fr-FR', '<a href="/service">S</a> <a href="/en-US/service">E</a>')).toBe(
    '<a href="/fr-FR/service">S</a> <a href="/en-US/service">E</a>',
  );
  expect(linksInLanguage('de', '<a href="/service">S</a>')).toBe('<a href="/service">S</a>');
});

test('Other addresses stay', () => {
  const html = '<a href="https://example.com/a">A</a> <a href="mailto:a@example.com">B</a> <a href="#list">C</a>';
  expect(linksInLanguage('fr-FR', html)).toBe(html);
});

test('A picture leads to the page of the language, and nowhere for an address that is none', () => {
  expect(linkOf('fr-FR', ' /service ')).toBe('/fr-FR/service');
  expect(linkOf('fr-FR', '/media/leaflet.pdf')).toBe('/media/leaflet.pdf');
  expect(linkOf('de', 'https://example.com/a')).toBe('https://example.com/a');
  expect(['javascript:alert(1)', '//example.com', 'service', '', null].map((url) => linkOf('de', url))).toEqual(
    Array(5).fill(undefined),
  );
});
