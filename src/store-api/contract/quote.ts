import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { searchResult, text } from './entity.ts';
import { CartPrice } from './price.ts';

/** A quote of a professional: prices of a day, and how long they are valid. */
export const Quote = z.looseObject({
  id: z.string(),
  quoteNumber: z.string(),
  /** The customer's own name for it: a site, a project. */
  commission: text,
  price: CartPrice,
  lineItems: z.array(
    z.looseObject({ productId: z.string(), productNumber: z.string(), label: z.string(), quantity: z.number() }),
  ),
  createdAt: z.string(),
  validUntil: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** Lines to be quoted; `note` is printed below its line. */
export type QuoteRequest = {
  commission?: string;
  items: { id: string; quantity: number; note?: string }[];
};

/** Extension of the embedded store. */
export const createQuote = call<QuoteRequest>()('POST', '/price-quote', Quote);
export const readQuotes = call()('GET', '/price-quote', searchResult(Quote));
/** The PDF, a `Blob`. */
export const downloadQuote = call()('GET', '/price-quote/{id}/pdf', z.unknown());
