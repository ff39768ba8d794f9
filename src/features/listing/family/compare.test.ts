import { expect, test } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { wordsOf } from '#i18n/words.ts';
import { comparedRows } from './compare.ts';

const t = wordsOf('de', 'product');
const property = (group: string, name: string) => ({
  id: name,
  groupId: group,
  name,
  group: { id: group, name: group },
});
const oven = (people: string, width: number, plug: string, ean: string) =>
  aProduct({
    width,
    length: 295,
    height: 150,
    ean,
    properties: [property('Personen', people), property('Stecker', plug)],
  });
const comparedValues = (...products: ReturnType<typeof aProduct>[]) =>
  comparedRows('de', t, products).map(({ name, values }) => [
    name,
    ...values.map((value) => value.replaceAll('\u00A0', ' ')),
  ]);

test('only what differs is compared, the size first', () => {
  expect(comparedValues(oven('4', 295, 'CH', '1'), oven('6', 447, 'CH', '2'))).toEqual([
    ['Breite × Tiefe × Höhe', '295 × 295 × 150 mm', '447 × 295 × 150 mm'],
    ['Personen', '4', '6'],
  ]);
});

test('what one of them does not say is not compared', () => {
  expect(comparedValues(oven('4', 295, 'CH', '1'), aProduct({ properties: [property('Personen', '6')] }))).toEqual([
    ['Personen', '4', '6'],
  ]);
});
