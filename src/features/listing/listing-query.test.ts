import { expect, test } from 'vitest';
import { FIRST_PAGE, isFiltered, listingBody, listingSearch, parseListing, withChange } from './listing-query.ts';

const GREEN = 'a'.repeat(32);
const FOUR = 'b'.repeat(32);
const read = (query: string) => parseListing(new URLSearchParams(query));

test('an address without a query is the plain first page, and the other way round', () => {
  expect(read('')).toEqual(FIRST_PAGE);
  expect(listingSearch(FIRST_PAGE)).toBe('');
});

test('options come joined from a link and one by one from a form without script', () => {
  expect(read(`properties=${GREEN}|${FOUR}`).properties).toEqual([GREEN, FOUR]);
  expect(read(`properties=${GREEN}&properties=${FOUR}&properties=${GREEN}`).properties).toEqual([GREEN, FOUR]);
});

test.each(['0', '-1', '1.5', 'two', '1e9', ''])('p=%s is the first page', (p) => expect(read(`p=${p}`).page).toBe(1));

test('empty and odd fields of the form ask for nothing', () => {
  expect(read("min-price=&max-price=&order=&properties=&order=';--")).toEqual(FIRST_PAGE);
  expect(read('min-price=-5&max-price=NaN&properties=1|%00')).toEqual(FIRST_PAGE);
});

test('prices are read as people type them', () => {
  expect(read('min-price=49,90&max-price=1’000')).toMatchObject({ minPrice: 49.9, maxPrice: 1000 });
});

test('what is read is written again', () => {
  const query = `?search=k%C3%A4se&properties=${GREEN}|${FOUR}&min-price=20&max-price=300&order=price-asc&filters=all&p=3`;
  expect(listingSearch(read(query))).toBe(query);
});

test('another filter or order begins on the first page', () => {
  const third = read('order=price-asc&p=3');
  expect(listingSearch(withChange(third, { minPrice: 20 }))).toBe('?min-price=20&order=price-asc');
  expect(listingSearch(withChange(third, { page: 4 }))).toBe('?order=price-asc&p=4');
});

test('an order is no filter, a price is', () => {
  expect(isFiltered(read('order=price-asc&p=2'))).toBe(false);
  expect(isFiltered(read('max-price=100'))).toBe(true);
});

test('the Store API is asked for nothing that was not said', () => {
  expect(listingBody(FIRST_PAGE, 12)).toEqual({ p: 1, limit: 12 });
  expect(listingBody(read(`p=2&order=name-asc&max-price=100&properties=${GREEN}`), 12)).toEqual({
    p: 2,
    limit: 12,
    order: 'name-asc',
    properties: GREEN,
    'max-price': 100,
  });
});
