import { expect, it } from 'vitest';
import { readQuantity } from './verdict.ts';

it.each([
  ['10', 10],
  [' 7 ', 7],
  ['007', 7],
  ['1’000', 1000],
  ["1'000", 1000],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['1\u202F000\u202F000', 1_000_000],
  ['10.00', 10],
  ['10,0', 10],
  ['1’000.00', 1000],
  ['10 Stk.', 10],
  ['10 Stück', 10],
  ['3 pcs', 3],
  ['2 pièces', 2],
  ['x4', 4],
  ['4 ×', 4],
  ['0', 0],
])('«%s» is read as %s (F3, 7.5)', (typed, count) => {
  expect(readQuantity(typed)).toBe(count);
});

it.each([
  ['', 'missing'],
  [' ', 'missing'],
  ['zehn', 'noNumber'],
  ['-3', 'noNumber'],
  ['+3', 'noNumber'],
  ['1e3', 'noNumber'],
  ['0x10', 'noNumber'],
  ['10 10', 'noNumber'],
  ['1’00', 'noNumber'],
  ['٣', 'noNumber'],
  ['9999999999', 'noNumber'],
  ['=2+3', 'noNumber'],
  ['#WERT!', 'noNumber'],
  ['2.5', 'notWhole'],
  ['2,25', 'notWhole'],
  ['0,500', 'notWhole'],
  ['1.000', 'unclear'],
  ['12,500', 'unclear'],
])('«%s» is no quantity: %s (F3, 7.5)', (typed, why) => {
  expect(readQuantity(typed)).toBe(why);
});
