import { amount, type Cents, roundToInterval } from '#values/money.ts';
import { type Tax, type TaxShare, type TaxState, taxOf } from './tax.ts';

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
export const serializeTaxes = (taxes: Tax[]) => taxes.map(serializeTax);
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
