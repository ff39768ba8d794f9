import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import type { Tier, Totals } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import type { Issuer } from './document.ts';
import { customer } from './session.ts';

/** A line of a quote as it was that day; amounts in cents of its currency, with or without tax as its prices are. */
export type QuoteLine = {
  productId: string;
  number: string;
  /** With its color or size. */
  name: string;
  quantity: number;
  unit: Cents;
  total: Cents;
  /** Every price by quantity; one for an article that has the same price for any. */
  tiers: Tier[];
  /** What the customer has written beside it: for which kitchen. */
  note: string | null;
};

/**
 * A quote as it was written: nothing of it changes with catalog, customer or prices. Its PDF is drawn from this row
 * whenever it is asked for, so it stays the same.
 */
export const quote = sqliteTable(
  'quote',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    customerNumber: text('customer_number').notNull(),
    vatIds: text('vat_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** For whom it was written: the billing address of that day. */
    recipient: text('recipient', { mode: 'json' }).$type<Address>().notNull(),
    issuer: text('issuer', { mode: 'json' }).$type<Issuer>().notNull(),
    /** What the customer calls it: a site, a project. Null for nothing. */
    commission: text('commission'),
    locale: text('locale').$type<Locale>().notNull(),
    currencyId: text('currency_id').notNull(),
    lines: text('lines', { mode: 'json' }).$type<QuoteLine[]>().notNull(),
    price: text('price', { mode: 'json' }).$type<Totals>().notNull(),
    /** Total in cents, as `price` has it. */
    total: integer('total').notNull(),
    createdAt: text('created_at').notNull(),
    validUntil: text('valid_until').notNull(),
  },
  (table) => [
    uniqueIndex('quote_number').on(table.number),
    index('quote_customer').on(table.customerId, table.createdAt),
    index('quote_created').on(table.createdAt, table.number),
  ],
);
