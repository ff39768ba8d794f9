import { expect, test } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import { pauseAfter, readLater, withLater } from './later.ts';

const oven = { productId: 'a', name: 'Ofen', quantity: 1 };

test('the same product again adds up', () => {
  expect(withLater([oven], { ...oven, quantity: 2 })).toEqual([{ ...oven, quantity: 3 }]);
});

test('what was asked for already is left as it is', () => {
  const attempted = { ...oven, before: '0' };
  expect(withLater([attempted, oven], oven)).toEqual([attempted, { ...oven, quantity: 2 }]);
});

test('products stay in the order in which they were noted', () => {
  const pan = { productId: 'b', name: 'Pfännchen', quantity: 4 };
  expect(withLater([oven], pan)).toEqual([oven, pan]);
});

test.each([
  ['nothing', null],
  ['nonsense', '{'],
  ['a quantity that is none', JSON.stringify([{ ...oven, quantity: 0 }])],
  ['half a wish', JSON.stringify([{ productId: 'a' }, null])],
])('%s that was kept is left out', (_, kept) => expect(readLater(kept)).toEqual([]));

test('what was kept is read', () => expect(readLater(JSON.stringify([oven]))).toEqual([oven]));

test('the next try waits as long as the store asks for, and never shorter than it is time for', () => {
  const rateLimited = (seconds: string) =>
    new ApiError({ status: 429, statusText: '', url: '/x', headers: new Headers({ 'retry-after': seconds }) }, null);
  expect(pauseAfter(rateLimited('7'), 1000)).toBe(7000);
  expect(pauseAfter(rateLimited('7'), 16_000)).toBe(16_000);
  expect(pauseAfter(new TypeError('fetch failed'), 2000)).toBe(2000);
});
