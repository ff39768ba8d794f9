import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { contactMessage } from '#store/records/schema/contact.ts';

export type MessageRow = typeof contactMessage.$inferSelect;

export async function addMessage(tx: Database, row: MessageRow): Promise<void> {
  await tx.insert(contactMessage).values(row);
}

export async function readMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id));
  return row;
}

/** Messages that wait, oldest first. */
export async function readWaitingMessages(db: Database, limit: number): Promise<MessageRow[]> {
  const { createdAt, id, doneAt } = contactMessage;
  return db.select().from(contactMessage).where(isNull(doneAt)).orderBy(asc(createdAt), asc(id)).limit(limit);
}

/** All messages, newest first. */
export async function readLatestMessages(db: Database, limit: number): Promise<MessageRow[]> {
  const { createdAt, id } = contactMessage;
  return db.select().from(contactMessage).orderBy(desc(createdAt), desc(id)).limit(limit);
}

/** Notes that a message needs nothing more, with what was answered; false when that is noted already and nothing is added. */
export async function endMessage(tx: Database, id: string, reply: string | null, now: Date): Promise<boolean> {
  const isWaiting = reply === null ? isNull(contactMessage.doneAt) : undefined;
  const rows = await tx
    .update(contactMessage)
    .set({ doneAt: now.toISOString(), ...(reply !== null && { reply }) })
    .where(and(eq(contactMessage.id, id), isWaiting))
    .returning({ id: contactMessage.id });
  return rows.length > 0;
}
