import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { order } from './order.ts';

/** Who issues a document, as it is printed on it. */
export type Issuer = {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  vatId: string;
  bank: { holder: string; name: string; iban: string; bic: string };
};

/**
 * A document of an order. Its PDF is drawn whenever it is asked for, from this row and the order, which never change:
 * so it stays the same, and the database stays small.
 */
export const orderDocument = sqliteTable(
  'order_document',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    type: text('type').$type<'invoice' | 'credit_note'>().notNull(),
    number: text('number').notNull(),
    /** Opens the document without a login, together with e-mail and postcode. */
    deepLinkCode: text('deep_link_code').notNull(),
    /** How it was to be paid on that day, and within how many days; null: it was paid already. */
    paymentMethodId: text('payment_method_id').notNull(),
    dueDays: integer('due_days'),
    /** What a credit note gives back, in cents, and the invoice that it corrects; null for an invoice. */
    amount: integer('amount'),
    referencedId: text('referenced_id'),
    /** Who issued it: name, address, VAT number and account as they were on that day. */
    issuer: text('issuer', { mode: 'json' }).$type<Issuer>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    // an order has one invoice, also with concurrent requests; refunds may be partial
    uniqueIndex('order_document_invoice').on(table.orderId).where(sql`${table.type} = 'invoice'`),
    index('order_document_order').on(table.orderId),
    uniqueIndex('order_document_number').on(table.type, table.number),
    index('order_document_created').on(table.createdAt, table.number),
  ],
);
