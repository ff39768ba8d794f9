import { expect, it } from 'vitest';
import { readQuickOrder } from './quick-order.ts';

it.each([
  ['41-202 10', '41-202', 10],
  ['41-202;10', '41-202', 10],
  ['41-202\t10', '41-202', 10],
  ['10 × 41-202', '41-202', 10],
  ['10x41-202', '41-202', 10],
  ['10-104-gr', '10-104-GR', 1],
])('an article and how many, as people write it: «%s» (F3)', (typed, number, quantity) => {
  expect(readQuickOrder(typed)).toEqual({ lines: [{ number, quantity }], odd: [] });
});

it('lines that are not understood are named, empty ones are not', () => {
  const { lines, odd } = readQuickOrder('41-202 10\r\n\r\nzehn Säcke\n41-202 0\n2 x 41-202 3\n');
  expect(lines).toEqual([{ number: '41-202', quantity: 10 }]);
  expect(odd).toEqual([
    { line: 3, text: 'zehn Säcke' },
    { line: 4, text: '41-202 0' },
    { line: 5, text: '2 x 41-202 3' },
  ]);
});
