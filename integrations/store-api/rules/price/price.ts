import { amount, type Cents, roundToInterval } from '#values/money.ts';

/** Smallest coin of a currency: `{decimals: 2, interval: 0.05, roundForNet: false}`. */
export type Rounding = { decimals: number; interval: number; roundForNet: boolean };

/** What a quantity of something costs. `list` is the earlier price of one piece, when it was higher. */
export type Price = {
  unit: Cents;
  quantity: number;
  total: Cents;
  taxes: Tax[];
  shares: TaxShare[];
  list: Cents | null;
};

/** A price of nothing. */
export const NO_PRICE: Price = { unit: 0, quantity: 1, total: 0, taxes: [], shares: [], list: null };

/** The price of one piece from a quantity on. */
export type Tier = { from: number; price: Cents };

/** Money of the session: how much of it is one franc, how it is rounded, and whether prices carry tax. */
export type Pricing = { factor: number; rounding: Rounding; taxState: TaxState };

/** The tier that a quantity reaches, the first for a quantity below all of them. @throws {Error} without any tier */
export function tierFor(tiers: Tier[], quantity: number): Tier {
  const reached = tiers.filter((tier) => tier.from <= quantity).at(-1) ?? tiers[0];
  if (!reached) throw new Error('A product needs at least one price.');
  return reached;
}

/** A price in francs as a price in the session's currency, rounded to its coin (net prices only where the currency says so). */
export function inCurrency(baseAmount: Cents, { factor, rounding, taxState }: Pricing): Cents {
  return toCoin(Math.round(Number((baseAmount * factor).toFixed(6))), rounding, taxState);
}

/** Price of `quantity` pieces at `unit`: unit first, then line, then the line's tax are rounded. */
export function linePrice(
  item: { unit: Cents; list?: Cents | null | undefined; quantity: number; rate: number },
  { rounding, taxState }: Pick<Pricing, 'rounding' | 'taxState'>,
): Price {
  const { unit, quantity, rate } = item;
  const total = toCoin(unit * quantity, rounding, taxState);
  const list = item.list && item.list > unit ? item.list : null;
  return {
    unit,
    quantity,
    total,
    taxes: [{ rate, tax: taxOf(total, rate, taxState), price: total }],
    shares: [{ rate, percentage: 100 }],
    list,
  };
}

/** The smallest coin applies to prices with tax, and to net ones where the currency rounds them too. */
export function toCoin(value: Cents, rounding: Rounding, taxState: TaxState): Cents {
  return taxState === 'net' && !rounding.roundForNet ? value : roundToInterval(value, rounding.interval);
}

const serializeTax = ({ rate, tax, price }: Tax) =>
  ({ tax: amount(tax), taxRate: rate, price: amount(price), apiAlias: 'cart_tax_calculated' }) as const;

const serializeShare = ({ rate, percentage }: TaxShare) =>
  ({ taxRate: rate, percentage, apiAlias: 'cart_tax_rule' }) as const;

/** Taxes and shares as the wire writes them. */
const serializeTaxes = (taxes: Tax[]) => taxes.map(serializeTax);
export const serializeShares = (shares: TaxShare[]) => shares.map(serializeShare);

/** The wire's CalculatedPrice: decimals; `discount` is negative, `percentage` has two decimals. */
export function serializePrice({ unit, quantity, total, taxes, shares, list }: Price) {
  return {
    unitPrice: amount(unit),
    quantity,
    totalPrice: amount(total),
    calculatedTaxes: serializeTaxes(taxes),
    taxRules: serializeShares(shares),
    referencePrice: null,
    listPrice: list === null ? null : serializeListPrice(list, unit),
    regulationPrice: null,
    apiAlias: 'calculated_price',
  } as const;
}

function serializeListPrice(list: Cents, unit: Cents) {
  const percentage = Math.round((100 - (unit / list) * 100) * 100) / 100;
  return { price: amount(list), discount: amount(unit - list), percentage, apiAlias: 'cart_list_price' } as const;
}

/** Prices of a product in francs, with Swiss tax inside or before tax. */
export type PriceList = { tiers: Tier[]; listPrice: Cents | null; isGross: boolean; taxRate: number };

/** Price and earlier price of one piece, when `quantity` are bought, in the session's currency and tax state. */
export function unitPrice(list: PriceList, quantity: number, pricing: Pricing): { unit: Cents; list: Cents | null } {
  const here = (basePrice: Cents) => inCurrency(inState(basePrice, list, pricing.taxState), pricing);
  return {
    unit: here(tierFor(list.tiers, quantity).price),
    list: list.listPrice === null ? null : here(list.listPrice),
  };
}

/** Every price by quantity, in the session's currency and tax state. */
export const inTiers = (list: PriceList, pricing: Pricing): Tier[] =>
  list.tiers.map(({ from }) => ({ from, price: unitPrice(list, from, pricing).unit }));

/** A price of the other kind gives or takes its Swiss tax: goods without a price for professionals cost them the private one, net. */
function inState(basePrice: Cents, { isGross, taxRate }: PriceList, state: TaxState): Cents {
  if (isGross === (state === 'gross')) return basePrice;
  return isGross ? basePrice - taxOf(basePrice, taxRate, 'gross') : basePrice + taxOf(basePrice, taxRate, 'net');
}

/** Prices with tax inside (private customers) or before tax (professionals). */
export type TaxState = 'gross' | 'net';

/** The tax of one rate: `price` is the amount that it was calculated on, in the tax state of the session. */
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

/** Taxes added up by rate, lowest rate first: the horizontal calculation, which never differs from the lines. */
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
