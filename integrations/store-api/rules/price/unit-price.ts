import type { Cents } from '#values/money.ts';
import { inCurrency, type Pricing, type Tier, tierFor } from './price.ts';
import { type TaxState, taxOf } from './tax.ts';

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
