import { expect, test } from 'vitest';
import { widthsFor } from '#values/picture-size.ts';
import { addressOf } from './pictures.ts';

test('a picture is offered in every width up to its own', () => {
  expect(widthsFor(1900)).toEqual([200, 400, 800, 1200, 1900]);
  expect(widthsFor(1200)).toEqual([200, 400, 800, 1200]);
});

test('a picture between two widths is also offered in its own', () => {
  expect(widthsFor(1600)).toEqual([200, 400, 800, 1200, 1600]);
  expect(widthsFor(120)).toEqual([120]);
});

test('a few pixels more than a width are no width of their own', () => {
  expect(widthsFor(1250)).toEqual([200, 400, 800, 1200]);
});

test('an address names picture, digest, width and format', () => {
  expect(addressOf('fondue-table', '0123456789abcdef', 400, 'avif')).toBe('/media/fondue-table-01234567-400.avif');
});
