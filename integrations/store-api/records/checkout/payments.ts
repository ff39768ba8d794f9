import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { orderDownload, orderLine, orderTransaction } from '#store/records/schema/order.ts';
import { paymentRefund, paymentVisit } from '#store/records/schema/payment.ts';
import type { OrderTransactionRow } from './orders.ts';

export type PaymentVisit = typeof paymentVisit.$inferSelect;

/** Adds an open payment to an order, after its last one. */
export async function addTransaction(
  tx: Database,
  last: OrderTransactionRow,
  paymentMethodId: string,
  now: Date,
): Promise<OrderTransactionRow> {
  const at = now.toISOString();
  const next = { ...last, id: newId(), position: last.position + 1, state: 'open' as const, paymentMethodId };
  const row = { ...next, reference: null, createdAt: at, updatedAt: at };
  await tx.insert(orderTransaction).values(row);
  return row;
}

/** Locks a payment until the end of the transaction, on both databases. */
export async function holdPayment(tx: Database, id: string): Promise<void> {
  const { updatedAt } = orderTransaction;
  await tx
    .update(orderTransaction)
    .set({ updatedAt: sql`${updatedAt}` })
    .where(eq(orderTransaction.id, id));
}

/** Notes what the provider calls a payment. */
export async function keepReference(tx: Database, id: string, reference: string): Promise<void> {
  await tx.update(orderTransaction).set({ reference }).where(eq(orderTransaction.id, id));
}

/** The order of a payment, by what its provider calls it. */
export async function orderIdOfReference(db: Database, reference: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: orderTransaction.orderId })
    .from(orderTransaction)
    .where(eq(orderTransaction.reference, reference));
  return row?.orderId;
}

/** Opens an order's files to its buyer, or takes them back. */
export async function grantDownloads(tx: Database, orderId: string, isGranted: boolean): Promise<void> {
  const lines = tx.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId));
  await tx.update(orderDownload).set({ isGranted }).where(inArray(orderDownload.orderLineId, lines));
}

export async function addVisit(tx: Database, visit: PaymentVisit): Promise<void> {
  await tx.insert(paymentVisit).values(visit);
}

export async function readVisit(db: Database, token: string): Promise<PaymentVisit | undefined> {
  const [row] = await db.select().from(paymentVisit).where(eq(paymentVisit.token, token));
  return row;
}

/** The visits to a payment that nobody has ended yet. */
export async function readOpenVisits(db: Database, transactionId: string): Promise<PaymentVisit[]> {
  return db
    .select()
    .from(paymentVisit)
    .where(and(eq(paymentVisit.transactionId, transactionId), isNull(paymentVisit.outcome)));
}

/** Notes what the provider calls a visit. */
export async function keepVisitReference(tx: Database, token: string, reference: string): Promise<void> {
  await tx.update(paymentVisit).set({ reference }).where(eq(paymentVisit.token, token));
}

/** Leads a visit back to other pages of the shop. */
export async function moveVisit(
  tx: Database,
  token: string,
  urls: Pick<PaymentVisit, 'finishUrl' | 'errorUrl'>,
): Promise<void> {
  await tx.update(paymentVisit).set(urls).where(eq(paymentVisit.token, token));
}

/** Ends a visit; undefined when it has ended before: a token works once. */
export async function endVisit(
  tx: Database,
  token: string,
  outcome: NonNullable<PaymentVisit['outcome']>,
): Promise<PaymentVisit | undefined> {
  const [row] = await tx
    .update(paymentVisit)
    .set({ outcome })
    .where(and(eq(paymentVisit.token, token), isNull(paymentVisit.outcome)))
    .returning();
  return row;
}

/** Notes that a visit has brought the money, even when it had been given up. */
export async function markPaid(tx: Database, token: string): Promise<void> {
  await tx.update(paymentVisit).set({ outcome: 'paid' }).where(eq(paymentVisit.token, token));
}

/** The order that a payment belongs to. */
export async function orderIdOf(db: Database, transactionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: orderTransaction.orderId })
    .from(orderTransaction)
    .where(eq(orderTransaction.id, transactionId));
  return row?.orderId;
}

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
