import { asc, eq } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { orderNote } from '#store/records/schema/order.ts';

type OrderNoteRow = typeof orderNote.$inferSelect;

/** Adds what is to be remembered of an order. */
export async function addOrderNote(tx: Database, orderId: string, text: string, now: Date): Promise<void> {
  await tx.insert(orderNote).values({ id: newId(), orderId, text, createdAt: now.toISOString() });
}

/** The notes beside an order, oldest first. */
export async function readOrderNotes(db: Database, orderId: string): Promise<OrderNoteRow[]> {
  return db.select().from(orderNote).where(eq(orderNote.orderId, orderId)).orderBy(asc(orderNote.createdAt));
}

export async function forgetOrderNotes(tx: Database, orderId: string): Promise<void> {
  await tx.delete(orderNote).where(eq(orderNote.orderId, orderId));
}
