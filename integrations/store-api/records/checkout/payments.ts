import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { OrderState, TransactionState } from '#store/order/order.ts';
import type { Database } from '#store/records/driver.ts';
import {
  order,
  orderDelivery,
  orderDownload,
  orderLine,
  orderTransaction,
  paymentVisit,
} from '#store/records/schema/order.ts';
import type { OrderTransactionRow } from './orders.ts';

export type PaymentVisit = typeof paymentVisit.$inferSelect;

export async function changeOrderState(tx: Database, id: string, state: OrderState, now: Date): Promise<void> {
  await tx.update(order).set({ state, updatedAt: now.toISOString() }).where(eq(order.id, id));
  if (state === 'cancelled')
    await tx.update(orderDelivery).set({ state, updatedAt: now.toISOString() }).where(eq(orderDelivery.orderId, id));
}

/** Adds an open payment to an order and calls off the ones before that were still open. */
export async function addTransaction(
  tx: Database,
  last: OrderTransactionRow,
  paymentMethodId: string,
  now: Date,
): Promise<OrderTransactionRow> {
  await callOffTransactions(tx, last.orderId, now);
  const at = now.toISOString();
  const fresh = { ...last, id: newId(), position: last.position + 1, state: 'open' as const, paymentMethodId };
  const row = { ...fresh, createdAt: at, updatedAt: at };
  await tx.insert(orderTransaction).values(row);
  return row;
}

export async function callOffTransactions(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orderTransaction)
    .set({ state: 'cancelled', updatedAt: now.toISOString() })
    .where(and(eq(orderTransaction.orderId, orderId), inArray(orderTransaction.state, ['open'])));
}

/** Changes an open payment; false when it was no longer open. A paid order opens its downloads. */
export async function settleTransaction(
  tx: Database,
  id: string,
  state: Exclude<TransactionState, 'open'>,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .update(orderTransaction)
    .set({ state, updatedAt: now.toISOString() })
    .where(and(eq(orderTransaction.id, id), eq(orderTransaction.state, 'open')))
    .returning({ orderId: orderTransaction.orderId });
  if (!row) return false;
  await tx.update(order).set({ updatedAt: now.toISOString() }).where(eq(order.id, row.orderId));
  if (state === 'paid') await openDownloads(tx, row.orderId);
  return true;
}

async function openDownloads(tx: Database, orderId: string): Promise<void> {
  const lines = tx.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId));
  await tx.update(orderDownload).set({ isGranted: true }).where(inArray(orderDownload.orderLineId, lines));
}

export async function addVisit(tx: Database, visit: PaymentVisit): Promise<void> {
  await tx.insert(paymentVisit).values(visit);
}

export async function readVisit(db: Database, token: string): Promise<PaymentVisit | undefined> {
  const [row] = await db.select().from(paymentVisit).where(eq(paymentVisit.token, token));
  return row;
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

/** The order that a payment belongs to. */
export async function orderIdOf(db: Database, transactionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: orderTransaction.orderId })
    .from(orderTransaction)
    .where(eq(orderTransaction.id, transactionId));
  return row?.orderId;
}
