import { describe, expect, it } from 'vitest';
import { amount, cents, reductionPercent, roundToInterval } from './money.ts';

describe('money', () => {
  it.each([
    [129, 12900],
    [129.5, 12950],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-4.995, -500],
  ])('reads %d of the wire as %d cents', (decimal, inside) => expect(cents(decimal)).toBe(inside));

  it('goes back to the wire unchanged', () => expect(amount(cents(249.95))).toBe(249.95));

  it.each([
    [12952, 12950],
    [12953, 12955],
    [-12953, -12955],
  ])('rounds %d to the five-Rappen coin: %d', (value, coin) => expect(roundToInterval(value, 0.05)).toBe(coin));

  it('leaves euros as they are', () => expect(roundToInterval(12953, 0.01)).toBe(12953));

  it('says how much is reduced, and nothing where nothing is', () => {
    expect(reductionPercent(9900, 12900)).toBe(23);
    expect(reductionPercent(12900, 12900)).toBe(0);
  });
});
