import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

const small = [
  { name: 'Personen', value: '2' },
  { name: 'Garantie', value: '5 Jahre' },
];
const large = [
  { name: 'Personen', value: '4' },
  { name: 'Garantie', value: '5 Jahre' },
  { name: 'Gewicht', value: '3 kg' },
];

test('what differs is marked, also where only one product knows it', () => {
  expect(compareRows([small, large])).toEqual([
    { name: 'Personen', values: ['2', '4'], differs: true },
    { name: 'Garantie', values: ['5 Jahre', '5 Jahre'], differs: false },
    { name: 'Gewicht', values: [null, '3 kg'], differs: true },
  ]);
});

test('a product alone differs in nothing', () => {
  expect(compareRows([small]).map(({ differs }) => differs)).toEqual([false, false]);
});
