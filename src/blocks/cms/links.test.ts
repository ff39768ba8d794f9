import { expect, test } from 'vitest';
import { linksInLanguage } from './links.ts';

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
