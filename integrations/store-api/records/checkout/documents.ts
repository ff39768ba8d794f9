import { asc, eq } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { orderDocument } from '#store/records/schema/document.ts';

export type OrderDocumentRow = typeof orderDocument.$inferSelect;

export async function addDocument(tx: Database, row: OrderDocumentRow): Promise<void> {
  await tx.insert(orderDocument).values(row);
}

export async function readDocument(db: Database, id: string): Promise<OrderDocumentRow | undefined> {
  const [row] = await db.select().from(orderDocument).where(eq(orderDocument.id, id));
  return row;
}

/** The documents of an order, oldest first. */
export async function readDocuments(db: Database, orderId: string): Promise<OrderDocumentRow[]> {
  return db
    .select()
    .from(orderDocument)
    .where(eq(orderDocument.orderId, orderId))
    .orderBy(asc(orderDocument.createdAt), asc(orderDocument.number));
}
