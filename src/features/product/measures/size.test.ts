import { expect, test } from 'vitest';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { aProduct } from '../a-product.ts';
import { sizeOf, viewsOf } from './size.ts';

const attributes = productAttributesOf(aProduct({ customFields: { hof_family: 'raclette' } }));

test('a size is whole, in the order width, depth, height', () => {
  expect(sizeOf({ width: 295.4, length: 160, height: 150 })).toEqual({ width: 295, depth: 160, height: 150 });
});

test('a thing without all three measures has none', () => {
  expect(sizeOf({ width: 295, length: 0, height: 150 })).toBeNull();
  expect(sizeOf({ width: null, length: null, height: null })).toBeNull();
});

test('both views are drawn at one scale, the largest measure 300 units wide', () => {
  const { front, top } = viewsOf({ width: 400, depth: 200, height: 100 }, attributes);
  expect(front.across).toMatchObject({ x: 150, mm: 400 });
  expect(front.upright).toMatchObject({ x: 336, mm: 100 });
  expect(top.upright.mm).toBe(200);
  expect(front.viewBox).toBe('-20 -8 400 137');
  expect(top.viewBox).toBe('-20 -8 400 212');
});

test('what a system needs is an edge above or behind it, in the same scale, with its measure', () => {
  const fit = { hof_fit: { systemType: ['pull-out'], minInstallationHeightMm: 440, minInstallationDepthMm: 410 } };
  const system = productAttributesOf(aProduct({ customFields: { hof_family: 'd-line', ...fit } }));
  const { front, top } = viewsOf({ width: 412, depth: 400, height: 420 }, system);
  const scale = 300 / 440;
  expect(front.needed).toMatchObject({ mm: 440, edge: `M-24 ${Math.round((420 - 440) * scale * 10) / 10}H290.9` });
  expect(top.needed).toMatchObject({ mm: 410 });
  const [[, , across], [, , also]] = [front, top].map(({ viewBox }) => viewBox.split(' ')) as [string[], string[]];
  expect(across).toBe(also);
});

test('a thing that needs no room is drawn without', () =>
  expect(viewsOf({ width: 300, depth: 300, height: 300 }, attributes).front.needed).toBeUndefined());

test('a front stands on its ground, a view from above does not', () => {
  const { front, top } = viewsOf({ width: 300, depth: 300, height: 300 }, attributes);
  expect([front.ground, top.ground]).toEqual(['M-20 300h340', '']);
});
