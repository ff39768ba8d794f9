import { expect, it } from 'vitest';
import { aProduct, tiered } from '#features/product/a-product.ts';
import { readRows } from '#features/professional/rows/read-rows.ts';
import { noteOn, partsCsv, pricedParts } from './projects.ts';

const bags = aProduct({ id: 'bags', productNumber: '41-202', name: 'Säcke; 35 l', ...tiered([9, 5.85], [10, 5.35]) });
const part = {
  productId: 'bags',
  quantity: 12,
  kitchens: [
    { name: '=EG', quantity: 10 },
    { name: 'OG', quantity: 2 },
  ],
};
const HEADS = {
  kitchen: 'Küche',
  number: 'Artikelnummer',
  name: 'Artikel',
  quantity: 'Menge',
  unit: 'Netto',
  amount: 'Betrag',
};
const priced = pricedParts([part, { productId: 'gone', quantity: 1, kitchens: [] }], [bags], ({ name }) => name ?? '');

it('a part costs what the whole project reaches, and one that is gone costs nothing (7.5)', () => {
  expect(priced[0]).toMatchObject({ number: '41-202', unit: 535, total: 6420 });
  expect(priced[0]?.steps).toEqual([
    { from: 1, unit: 585 },
    { from: 10, unit: 535 },
  ]);
  expect(priced[1]).toMatchObject({ name: '', number: '', unit: 0, total: 0, steps: [] });
});

it('the file names kitchen, article, quantity and price, and no cell is a formula (7.5)', () => {
  expect(partsCsv(priced, HEADS, ';')).toBe(
    '\ufeffKüche;Artikelnummer;Artikel;Menge;Netto;Betrag\r\n' +
      '\'=EG;41-202;"Säcke; 35 l";10;5.35;53.50\r\n' +
      'OG;41-202;"Säcke; 35 l";2;5.35;10.70\r\n',
  );
});

it('the quick order reads the file again (7.5)', () => {
  expect(readRows(partsCsv(priced, HEADS, ';')).rows.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['41-202', '10'],
    ['41-202', '2'],
  ]);
});

it('a quote says for which kitchens a part is', () => {
  expect(noteOn(part)).toBe('10 × =EG, 2 × OG');
  expect(
    noteOn({ ...part, kitchens: Array.from({ length: 99 }, () => ({ name: 'Küche', quantity: 1 })) }),
  ).toHaveLength(300);
});
