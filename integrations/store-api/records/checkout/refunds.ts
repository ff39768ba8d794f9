import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { paymentRefund } from '#store/records/schema/payment.ts';

export type RefundRow = typeof paymentRefund.$inferSelect;

/** Cents of a payment that have gone back or are on their way. */
export async function refundedOf(db: Database, transactionId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${paymentRefund.amount}), 0)` })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.transactionId, transactionId), ne(paymentRefund.state, 'failed')));
  return Number(row?.sum ?? 0);
}

export async function addRefund(tx: Database, row: RefundRow): Promise<void> {
  await tx.insert(paymentRefund).values(row);
}

/** A refund whose answer was lost. */
export async function readPendingRefund(db: Database, transactionId: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.transactionId, transactionId), eq(paymentRefund.state, 'pending')));
  return row;
}

/** Ends a refund that was under way; false when it had been ended before. */
export async function endRefund(tx: Database, id: string, state: 'done' | 'failed'): Promise<boolean> {
  const ended = await tx
    .update(paymentRefund)
    .set({ state })
    .where(and(eq(paymentRefund.id, id), eq(paymentRefund.state, 'pending')))
    .returning({ id: paymentRefund.id });
  return ended.length > 0;
}

/** Ends every refund of a payment that was under way, well; answers with them. */
export async function endPendingRefunds(tx: Database, transactionId: string): Promise<RefundRow[]> {
  return tx
    .update(paymentRefund)
    .set({ state: 'done' })
    .where(and(eq(paymentRefund.transactionId, transactionId), eq(paymentRefund.state, 'pending')))
    .returning();
}
