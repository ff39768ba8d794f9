import { expect, it } from 'vitest';
import { readListing } from './parameters.ts';

it('reads what a filter form sends', () => {
  const { criteria, choice, order } = readListing({
    p: '2',
    limit: '12',
    order: 'price-asc',
    properties: 'a|b',
    'min-price': '10.5',
    'max-price': '',
    'shipping-free': '1',
  });
  expect(criteria).toMatchObject({ page: 2, limit: 12, totalCount: 'exact' });
  expect(choice).toMatchObject({ properties: ['a', 'b'], minPrice: 10.5, maxPrice: null, shippingFree: true });
  expect(order).toBe('price-asc');
});

it('shows 24 products of the first page when nothing is said', () =>
  expect(readListing({}).criteria).toMatchObject({ page: 1, limit: 24 }));

it.each([
  [{}, true],
  [{ 'no-aggregations': true }, false],
  [{ 'no-aggregations': '' }, false],
  [{ 'no-aggregations': null }, false],
  [{ 'no-aggregations': false }, true],
])('%j: aggregations %s', (raw, expected) => expect(readListing(raw).withAggregations).toBe(expected));
