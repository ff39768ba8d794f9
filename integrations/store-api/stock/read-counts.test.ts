import { expect, it } from 'vitest';
import { readCounts } from './stock.ts';

it.each([
  [
    '12-110;40\n10-104-GR;0',
    [
      { number: '12-110', quantity: 40 },
      { number: '10-104-GR', quantity: 0 },
    ],
  ],
  ['name,number,stock\nGabeln,12-110,7\n', [{ number: '12-110', quantity: 7 }]],
])('%j lists what was counted', (file, counts) => {
  expect(readCounts(file)).toEqual(counts);
});

it.each(['12-110;-3', '12-110;1.5', '12-110', 'number;stock\n12-110;many'])(
  '%j names the row that is wrong',
  (file) => {
    expect(() => readCounts(file)).toThrow(/Row [12] should be an article and its pieces/);
  },
);
