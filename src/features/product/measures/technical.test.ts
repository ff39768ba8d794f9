import { expect, test } from 'vitest';
import { wordsOf } from '#i18n/words.ts';
import { aProduct } from '../a-product.ts';
import { technicalRows } from './technical.ts';

const option = (group: string, position: number, name: string, place = 1) => ({
  id: name,
  groupId: group,
  position: place,
  name,
  group: { id: group, position, name: group },
});
const rows = (overrides: Record<string, unknown>) => technicalRows('de', wordsOf('de', 'product'), aProduct(overrides));

test('one row a group in the groups’ order, options in theirs', () => {
  const properties = [option('Material', 5, 'Buche', 2), option('Personen', 2, '4'), option('Material', 5, 'Guss', 1)];
  expect(rows({ properties })).toEqual([
    { name: 'Personen', value: '4' },
    { name: 'Material', value: 'Guss, Buche' },
  ]);
});

test('what tells the variant replaces what its product says of all', () => {
  const overrides = {
    options: [option('Farbe', 1, 'Grün')],
    properties: [option('Farbe', 1, 'Grün'), option('Farbe', 1, 'Rot')],
  };
  expect(rows(overrides)).toEqual([{ name: 'Farbe', value: 'Grün' }]);
});

test('containers, cabinet, weight and guarantee carry their units', () => {
  const customFields = {
    hof_containers: [
      { litres: 35, count: 1 },
      { litres: 17, count: 2 },
    ],
    hof_fit: { minBodyDepthMm: 528, minBodyHeightMm: 508 },
    hof_guarantee_years: 5,
  };
  expect(
    rows({ customFields, weight: 14.2 }).map(({ name, value }) => `${name}: ${value.replaceAll('\u00A0', ' ')}`),
  ).toEqual([
    'Behälter: 35 l + 2 × 17 l',
    'Korpustiefe: ab 528 mm',
    'Korpushöhe: ab 508 mm',
    'Gewicht: 14,2 kg',
    'Garantie: 5 Jahre',
  ]);
});
