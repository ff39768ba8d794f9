import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { mail } from '#store/records/schema/mail.ts';

/** A mail as its state is shown: what it says is nobody's business. */
export type OutboxRow = Omit<typeof mail.$inferSelect, 'message' | 'dueAt'> & { to: string | null };

/** Mails in a state, the latest first. */
export async function readOutbox(db: Database, state: OutboxRow['state'], limit: number): Promise<OutboxRow[]> {
  const rows = await db.select().from(mail).where(eq(mail.state, state)).orderBy(desc(mail.dueAt)).limit(limit);
  return rows.map(({ message, dueAt: _dueAt, ...row }) => ({ ...row, to: message?.to.address ?? null }));
}

/** Puts a mail that was given up on its way again; false when it was not. */
export async function retryMail(tx: Database, id: string, now: Date): Promise<boolean> {
  const moved = await tx
    .update(mail)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString(), settledAt: null })
    .where(and(eq(mail.id, id), eq(mail.state, 'failed'), sql`${mail.message} is not null`))
    .returning({ id: mail.id });
  return moved.length > 0;
}
