import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { orderTransaction } from './order.ts';

const transactionId = () =>
  text('transaction_id')
    .notNull()
    .references(() => orderTransaction.id, { onDelete: 'cascade' });

/** A visit to a payment page, ours or a provider's: its token works once. */
export const paymentVisit = sqliteTable(
  'payment_visit',
  {
    token: text('token').primaryKey(),
    transactionId: transactionId(),
    finishUrl: text('finish_url').notNull(),
    errorUrl: text('error_url').notNull(),
    /** What the provider calls the visit; null on our own page, and until the provider has answered. */
    reference: text('reference'),
    createdAt: text('created_at').notNull(),
    /** Null until the shopper has decided. */
    outcome: text('outcome').$type<'paid' | 'failed' | 'cancelled'>(),
  },
  (table) => [
    index('payment_visit_transaction').on(table.transactionId),
    uniqueIndex('payment_visit_reference').on(table.reference),
  ],
);

/**
 * Money that goes back, or is not owed any more. It is written down before the provider is asked, so that no two can exceed
 * what was paid.
 */
export const paymentRefund = sqliteTable(
  'payment_refund',
  {
    id: text('id').primaryKey(),
    transactionId: transactionId(),
    /** In cents of the order's currency. */
    amount: integer('amount').notNull(),
    /** credited: nothing had been paid, so nothing goes back. */
    state: text('state').$type<'pending' | 'done' | 'failed' | 'credited'>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('payment_refund_transaction').on(table.transactionId)],
);
