import { expect, it } from 'vitest';
import type { PropertyGroup } from '#features/content-schema/category.schema.ts';
import type { Product } from '#features/content-schema/product.schema.ts';
import { optionId, propertyRows } from './property-rows.ts';

const power: PropertyGroup = {
  id: 'power-w',
  order: 1,
  type: 'number',
  unit: 'W',
  filterable: false,
  variant: false,
  name: { de: 'Leistung' },
  options: [],
};
const colour: PropertyGroup = {
  ...power,
  id: 'colour',
  type: 'colour',
  options: [{ id: 'green', name: { de: 'Grün' }, hex: '#00ff00' }],
};
const aProduct = (properties: Product['properties']) =>
  ({ number: '10-104', properties, variants: [] }) as unknown as Product;

it('gives every number that products name an option, sorted by size', () => {
  const rows = propertyRows([power], [aProduct({ 'power-w': 1500 }), aProduct({ 'power-w': [700, 70.5] })]);
  expect(rows.options.map(({ key, position }) => [key, position])).toEqual([
    ['70.5', 0],
    ['700', 1],
    ['1500', 2],
  ]);
  expect([rows.name('power-w', 70.5, 'de'), rows.name('power-w', 70.5, 'en-US')]).toEqual(['70,5 W', '70.5 W']);
});

it('keeps colours', () =>
  expect(propertyRows([colour], []).options).toMatchObject([{ id: optionId('colour', 'green'), hex: '#00ff00' }]));

it('refuses options and groups that do not exist', () => {
  expect(() => propertyRows([colour], [aProduct({ colour: 'gren' })])).toThrow(
    'content/products/10-104/product.yaml: properties.colour is "gren", expected an option of the group.',
  );
  expect(() => propertyRows([], [aProduct({ shade: 'green' })])).toThrow('names the group "shade"');
});
