import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePrice, type Rounding, splitPrice, taxShares, totals } from './price.ts';

const CHF: Rounding = { decimals: 2, interval: 0.05, roundForNet: true };

const gross = (unit: number, quantity: number, rate: number) =>
  linePrice({ unit, quantity, rate }, { rounding: CHF, taxState: 'gross' });

describe('totals', () => {
  it('adds taxes up by rate, from the lines', () => {
    const sum = totals([gross(24900, 2, 8.1), gross(2900, 1, 2.6), gross(890, 1, 8.1)], [], CHF, 'gross');
    expect(sum.taxes).toEqual([
      { rate: 2.6, tax: 73, price: 2900 },
      { rate: 8.1, tax: 3732 + 67, price: 50690 },
    ]);
    expect([sum.total, sum.net, sum.positions]).toEqual([53590, 53590 - 3872, 53590]);
  });

  it('rounds what a professional pays to five Rappen, and keeps what it was', () => {
    const line = linePrice({ unit: 16800, quantity: 1, rate: 8.1 }, { rounding: CHF, taxState: 'net' });
    expect(totals([line], [], CHF, 'net')).toMatchObject({ net: 16800, raw: 18161, total: 18160 });
  });

  it('is nothing for nothing', () => {
    expect(totals([], [], CHF, 'gross')).toMatchObject({ net: 0, total: 0, taxes: [], shares: [] });
  });
});

describe('shares', () => {
  it('always split a price into parts that are the whole', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), (prices, price) => {
        const shares = taxShares(prices.map((each, index) => ({ rate: index + 1, tax: 0, price: each })));
        const parts = splitPrice(price, shares);
        return parts.reduce((sum, part) => sum + part.price, 0) === price && parts.every((part) => part.price >= -2);
      }),
    );
  });
});
