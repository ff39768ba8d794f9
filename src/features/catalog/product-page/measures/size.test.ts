import { expect, test } from 'vitest';
import { aProduct } from '#features/catalog/a-product.ts';
import { particularsOf } from '#features/catalog/particulars.ts';
import { sizeOf, viewsOf } from './size.ts';

const facts = particularsOf(aProduct({ customFields: { hof_family: 'raclette' } }));

test('a size is whole, in the order width, depth, height', () => {
  expect(sizeOf({ width: 295.4, length: 160, height: 150 })).toEqual({ width: 295, depth: 160, height: 150 });
});

test('a thing without all three measures has none', () => {
  expect(sizeOf({ width: 295, length: 0, height: 150 })).toBeNull();
  expect(sizeOf({ width: null, length: null, height: null })).toBeNull();
});

test('both views are drawn at one scale, the largest measure 300 units wide', () => {
  const { front, top } = viewsOf({ width: 400, depth: 200, height: 100 }, facts);
  expect(front.across).toMatchObject({ x: 150, mm: 400 });
  expect(front.upright).toMatchObject({ x: 336, mm: 100 });
  expect(top.upright.mm).toBe(200);
  expect(front.viewBox).toBe('-20 -8 400 137');
  expect(top.viewBox).toBe('-20 -8 400 212');
});

test('a front stands on its ground, a view from above does not', () => {
  const { front, top } = viewsOf({ width: 300, depth: 300, height: 300 }, facts);
  expect([front.ground, top.ground]).toEqual(['M-20 300h340', '']);
});
