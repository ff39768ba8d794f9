import { expect, it } from 'vitest';
import { amountText, moneyText } from './address-lines.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99_995, '999.95'],
  [100_000, '1’000.00'],
  [129_000, '1’290.00'],
  [123_456_789, '1’234’567.89'],
  [-4_980, '-49.80'],
  [-129_000, '-1’290.00'],
])('%i cents are written %s', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});

it('goes after its currency', () => {
  expect(moneyText('CHF', 129_000)).toBe('CHF 1’290.00');
});
