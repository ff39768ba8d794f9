import { and, asc, eq } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/driver.ts';
import { order, orderDelivery, orderTransaction, stateHistory } from '#store/records/schema/order.ts';
import { type StateMachine, type StateOf, stateAfter } from '#store/rules/order/states.ts';

/** Something that has a state: the order itself, one of its parcels or payments. */
export type Subject<Machine extends StateMachine> = {
  machine: Machine;
  id: string;
  orderId: string;
  state: StateOf[Machine];
};

const TABLES = { order, order_delivery: orderDelivery, order_transaction: orderTransaction } as const;

/**
 * Takes a step and notes it in the history; the order counts as changed. Answers the new state, null when the step is
 * not allowed from there or somebody else has taken one meanwhile.
 */
export async function takeStep<Machine extends StateMachine>(
  tx: Database,
  { machine, id, orderId, state }: Subject<Machine>,
  transition: string,
  now: Date,
): Promise<StateOf[Machine] | null> {
  const next = stateAfter(machine, state, transition);
  if (next === null) return null;
  // three tables with the same three columns, which drizzle types apart
  const table = TABLES[machine] as typeof orderTransaction;
  const at = now.toISOString();
  const moved = await tx
    .update(table)
    .set({ state: next as never, updatedAt: at })
    .where(and(eq(table.id, id), eq(table.state, state as never)))
    .returning({ id: table.id });
  if (moved.length === 0) return null;
  if (machine !== 'order') await tx.update(order).set({ updatedAt: at }).where(eq(order.id, orderId));
  const position = await tx.$count(stateHistory, eq(stateHistory.orderId, orderId));
  const step = { machine, entityId: id, fromState: state, toState: next, transition, at };
  await tx.insert(stateHistory).values({ id: newId(), orderId, position, ...step });
  return next;
}

/** When a payment was first paid: a refund or a dispute that was won later does not change that day. Null while it is not. */
export async function readPaidAt(db: Database, paymentId: string): Promise<string | null> {
  const isPaid = and(eq(stateHistory.entityId, paymentId), eq(stateHistory.toState, 'paid'));
  const rows = await db.select().from(stateHistory).where(isPaid).orderBy(asc(stateHistory.position)).limit(1);
  return rows[0]?.at ?? null;
}

export type HistoryRow = typeof stateHistory.$inferSelect;

/** The steps of an order, oldest first. */
export async function readHistory(db: Database, orderId: string): Promise<HistoryRow[]> {
  return db.select().from(stateHistory).where(eq(stateHistory.orderId, orderId)).orderBy(asc(stateHistory.position));
}
