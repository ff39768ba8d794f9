import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const places = ['/shop/kochen/raclette', '/shop/kochen/fondue', '/shop/garten'].map((path) => ({ path }));

test('A misspelled address finds the place it meant', () => {
  expect(nearest('/raclete', places)?.path).toBe('/shop/kochen/raclette');
  expect(nearest('/shop/Fondü/', places)?.path).toBe('/shop/kochen/fondue');
});

test('An address like nothing here finds nothing', () => {
  expect(nearest('/wp-login.php', places)).toBeUndefined();
});
