import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import { serializeDate } from '#store/response-shapes.ts';
import { serializeTotals } from '#store/rules/price/totals.ts';

/** A quote as its customer sees it in a list; the whole of it is its PDF. */
export const serializeQuote = ({ id, number, commission, lines, price, createdAt, validUntil }: QuoteRow) => ({
  id,
  quoteNumber: number,
  commission,
  price: serializeTotals(price),
  lineItems: lines.map(({ productId, number: productNumber, name, quantity }) => ({
    ...{ productId, productNumber, label: name, quantity },
    apiAlias: 'hof_quote_line_item' as const,
  })),
  createdAt: serializeDate(new Date(createdAt)),
  validUntil: serializeDate(new Date(validUntil)),
  apiAlias: 'hof_quote' as const,
});
