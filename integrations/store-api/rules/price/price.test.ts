import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCurrency, linePrice, type Pricing, type Rounding, serializePrice, tierFor } from './price.ts';

const CHF: Rounding = { decimals: 2, interval: 0.05, roundForNet: false };
const EUROS: Rounding = { decimals: 2, interval: 0.01, roundForNet: true };
const inBaseCurrency: Pricing = { factor: 1, rounding: CHF, taxState: 'gross' };

describe('price of a line', () => {
  it.each([
    // quantity, unit, rate, total, tax
    [2, 24900, 8.1, 49800, 3732],
    [1, 890, 8.1, 890, 67],
    [3, 1990, 2.6, 5970, 151],
    [1, 5000, 0, 5000, 0],
    [1, 24900, 19, 24900, 3976],
  ])('%d × %d at %d %% makes %d with %d of tax inside', (quantity, unit, rate, total, tax) => {
    const price = linePrice({ unit, quantity, rate }, inBaseCurrency);
    expect([price.total, price.taxes[0]?.tax]).toEqual([total, tax]);
  });

  it('puts tax on top of net prices, and does not move them to the coin', () => {
    const price = linePrice({ unit: 16803, quantity: 1, rate: 8.1 }, { rounding: CHF, taxState: 'net' });
    expect([price.total, price.taxes[0]?.tax]).toEqual([16803, 1361]);
  });

  it('shows an earlier price only where it was higher, with two decimals of percent', () => {
    const reduced = serializePrice(linePrice({ unit: 9900, list: 12900, quantity: 2, rate: 8.1 }, inBaseCurrency));
    expect(reduced.listPrice).toMatchObject({ price: 129, discount: -30, percentage: 23.26 });
    expect(linePrice({ unit: 9900, list: 9900, quantity: 2, rate: 8.1 }, inBaseCurrency).list).toBeNull();
  });

  it('never has more tax than price, and tax and net are the price', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(0, 2.6, 5.5, 8.1, 19, 22),
        (unit, quantity, rate) => {
          const { total, taxes } = linePrice({ unit, quantity, rate }, { rounding: EUROS, taxState: 'gross' });
          const tax = taxes[0]?.tax ?? -1;
          const net = total - tax;
          // calculated back from net, the tax is the same to half a cent
          return tax >= 0 && tax <= total && Math.abs((net * rate) / 100 - tax) <= 0.5 * (1 + rate / 100);
        },
      ),
    );
  });
});

describe('tiers', () => {
  const tiers = [
    { from: 1, price: 890 },
    { from: 10, price: 790 },
    { from: 50, price: 690 },
  ];
  it.each([
    [1, 890],
    [9, 890],
    [10, 790],
    [49, 790],
    [1000, 690],
  ])('%d pieces cost %d each', (quantity, price) => expect(tierFor(tiers, quantity).price).toBe(price));
});

describe('currency', () => {
  it.each([
    [24900, 1, CHF, 24900],
    [24902, 1, CHF, 24900],
    [24900, 1.07, EUROS, 26643],
    [1990, 1.07, EUROS, 2129],
  ])('%d Rappen at %d are %o', (baseAmount, factor, rounding, expected) =>
    expect(inCurrency(baseAmount, { factor, rounding, taxState: 'gross' })).toBe(expected),
  );
});
