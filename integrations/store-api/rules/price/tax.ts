import type { Cents } from '#values/money.ts';

/** Prices with tax inside (private customers) or before tax (professionals). */
export type TaxState = 'gross' | 'net';

/** The tax of one rate: `price` is the amount that it was reckoned on, in the tax state of the session. */
export type Tax = { rate: number; tax: Cents; price: Cents };

/** How much of a price falls under a rate, in percent; goods have one share of 100. */
export type TaxShare = { rate: number; percentage: number };

/** Rates have at most three decimals: with whole thousandths the division below is exact up to its last step. */
const THOUSANDTHS = 1000;

/** The tax in (gross) or on (net) a price, whole cents, halves away from zero: gross / (100 + rate) · rate. */
export function taxOf(price: Cents, rate: number, state: TaxState): Cents {
  const part = Math.round(rate * THOUSANDTHS);
  const whole = 100 * THOUSANDTHS + (state === 'gross' ? part : 0);
  return Math.sign(price) * Math.round((Math.abs(price) * part) / whole);
}

/** Taxes added up by rate, lowest rate first: the horizontal reckoning, which never differs from the lines. */
export function sumTaxes(taxes: Tax[]): Tax[] {
  const byRate = new Map<number, Tax>();
  for (const { rate, tax, price } of taxes) {
    const sum = byRate.get(rate) ?? { rate, tax: 0, price: 0 };
    byRate.set(rate, { rate, tax: sum.tax + tax, price: sum.price + price });
  }
  return [...byRate.values()].sort((a, b) => a.rate - b.rate);
}

/** The shares of several taxed amounts, in percent; an empty sum counts as one share of the first rate. */
export function taxShares(taxes: Tax[]): TaxShare[] {
  const sums = sumTaxes(taxes);
  const whole = sums.reduce((sum, { price }) => sum + price, 0);
  if (whole === 0) return sums.slice(0, 1).map(({ rate }) => ({ rate, percentage: 100 }));
  return sums.map(({ rate, price }) => ({ rate, percentage: (price / whole) * 100 }));
}

/** Splits a price among shares; the last one takes what rounding left, so that the parts are the whole. */
export function splitPrice(price: Cents, shares: TaxShare[]): { rate: number; price: Cents }[] {
  let left = price;
  return shares.map(({ rate, percentage }, index) => {
    const part = index === shares.length - 1 ? left : Math.round((price * percentage) / 100);
    left -= part;
    return { rate, price: part };
  });
}
