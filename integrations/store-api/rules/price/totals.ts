import { amount, type Cents } from '#values/money.ts';
import { type Price, type Rounding, serializeShares, serializeTaxes, toCoin } from './price.ts';
import { sumTaxes, type Tax, type TaxShare, type TaxState, taxShares } from './tax.ts';

/** Sum of a cart or an order. `raw` is the total before it was rounded to the smallest coin. */
export type Totals = {
  net: Cents;
  total: Cents;
  raw: Cents;
  positions: Cents;
  taxes: Tax[];
  shares: TaxShare[];
  taxState: TaxState;
};

/** Adds up lines and shipping: taxes by rate from the lines, then the coin of the whole. */
export function totals(lines: Price[], shipping: Price[], rounding: Rounding, taxState: TaxState): Totals {
  const positions = sum(lines.map(({ total }) => total));
  const whole = positions + sum(shipping.map(({ total }) => total));
  const taxes = sumTaxes([...lines, ...shipping].flatMap((price) => price.taxes));
  const tax = sum(taxes.map((each) => each.tax));
  const raw = taxState === 'gross' ? whole : whole + tax;
  const net = taxState === 'gross' ? whole - tax : whole;
  // The whole is what gets paid, in coins: the currency's rounding holds for net carts too once tax is on.
  const total = toCoin(raw, rounding, taxState);
  return { net, total, raw, positions, taxes, shares: taxShares(taxes), taxState };
}

/** What was added or taken off so that the whole is paid in coins. */
export const stepToCoin = ({ total, raw }: Pick<Totals, 'total' | 'raw'>): Cents => total - raw;

const sum = (values: Cents[]): Cents => values.reduce((all, value) => all + value, 0);

/** The wire's CartPrice. */
export function serializeTotals({ net, total, raw, positions, taxes, shares, taxState }: Totals) {
  return {
    netPrice: amount(net),
    totalPrice: amount(total),
    positionPrice: amount(positions),
    rawTotal: amount(raw),
    taxStatus: taxState,
    calculatedTaxes: serializeTaxes(taxes),
    taxRules: serializeShares(shares),
    apiAlias: 'cart_price',
  } as const;
}

/** A total as the one price that a payment has: quantity 1, with the cart's taxes. */
export const asPrice = ({ total, taxes, shares }: Totals): Price => ({
  unit: total,
  quantity: 1,
  total,
  taxes,
  shares,
  list: null,
});

/** Several prices as one of quantity 1: shipping and what is taken off it. */
export function sumPrices(prices: Price[]): Price {
  const total = sum(prices.map((price) => price.total));
  const taxes = sumTaxes(prices.flatMap((price) => price.taxes));
  return { unit: total, quantity: 1, total, taxes, shares: taxShares(taxes), list: null };
}
