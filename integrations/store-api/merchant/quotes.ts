import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { money } from './order-rows.ts';

/** A quote in one line; `holds` until its last day is over. */
export const quoteRow = (quote: QuoteRow, { currencies }: ShopConfig, now: Date) => ({
  number: quote.number,
  written: quote.createdAt,
  until: quote.validUntil,
  holds: quote.validUntil > now.toISOString(),
  total: money(quote.total),
  currency: currencies.find(({ id }) => id === quote.currencyId)?.iso ?? null,
  customerNumber: quote.customerNumber,
  customer: `${quote.recipient.firstName} ${quote.recipient.lastName}`,
  company: quote.recipient.company,
  commission: quote.commission,
});
