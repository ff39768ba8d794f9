import type { Tier } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';

/** A line of a quote as it was that day; amounts in cents of its currency, with or without tax as its prices are. */
export type QuoteLine = {
  productId: string;
  number: string;
  /** With its colour or size. */
  name: string;
  quantity: number;
  unit: Cents;
  total: Cents;
  /** Every price by quantity; one for an article that has the same price for any. */
  tiers: Tier[];
  /** What the customer has written beside it: for which kitchen. */
  note: string | null;
};
