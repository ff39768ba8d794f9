import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { orderReturn } from '#store/records/schema/order.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;
export type ReturnState = ReturnRow['state'];

export async function addReturn(tx: Database, row: ReturnRow): Promise<void> {
  await tx.insert(orderReturn).values(row);
}

export async function readReturn(db: Database, number: string): Promise<ReturnRow | undefined> {
  const [row] = await db.select().from(orderReturn).where(eq(orderReturn.number, number));
  return row;
}

/** The returns of an order, oldest first. */
export async function readReturnsOf(db: Database, orderId: string): Promise<ReturnRow[]> {
  return db.select().from(orderReturn).where(eq(orderReturn.orderId, orderId)).orderBy(asc(orderReturn.createdAt));
}

/** Returns in a state, oldest first. */
export async function readReturns(db: Database, state: ReturnState, limit: number): Promise<ReturnRow[]> {
  const isMeant = eq(orderReturn.state, state);
  return db.select().from(orderReturn).where(isMeant).orderBy(asc(orderReturn.createdAt)).limit(limit);
}

/** Moves a return on; false when it is not in that state (any more). */
export async function moveReturn(
  tx: Database,
  number: string,
  { from, to }: { from: ReturnState; to: ReturnState },
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .update(orderReturn)
    .set({ state: to, updatedAt: now.toISOString() })
    .where(and(eq(orderReturn.number, number), eq(orderReturn.state, from)))
    .returning({ number: orderReturn.number });
  return moved.length > 0;
}
