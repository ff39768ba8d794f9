import { wireDate } from '#store/answer.ts';
import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import { wireTotals } from '#store/rules/price/totals.ts';

/** A quote as its customer sees it in a list; the whole of it is its PDF. */
export const wireQuote = ({ id, number, commission, lines, price, createdAt, validUntil }: QuoteRow) => ({
  id,
  quoteNumber: number,
  commission,
  price: wireTotals(price),
  lineItems: lines.map(({ productId, number: productNumber, name, quantity }) => ({
    ...{ productId, productNumber, label: name, quantity },
    apiAlias: 'hof_quote_line_item' as const,
  })),
  createdAt: wireDate(new Date(createdAt)),
  validUntil: wireDate(new Date(validUntil)),
  apiAlias: 'hof_quote' as const,
});
