import { and, eq } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { newsletterRecipient } from '#store/records/schema/visitor.ts';

export type RecipientRow = typeof newsletterRecipient.$inferSelect;

export async function readRecipient(db: Database, emailKey: string): Promise<RecipientRow | undefined> {
  const [row] = await db.select().from(newsletterRecipient).where(eq(newsletterRecipient.emailKey, emailKey));
  return row;
}

export async function readRecipientByToken(db: Database, tokenHash: string): Promise<RecipientRow | undefined> {
  const [row] = await db.select().from(newsletterRecipient).where(eq(newsletterRecipient.tokenHash, tokenHash));
  return row;
}

/** Adds a recipient, or replaces the one with its address. */
export async function keepRecipient(tx: Database, row: RecipientRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...change } = row;
  await tx
    .insert(newsletterRecipient)
    .values(row)
    .onConflictDoUpdate({ target: newsletterRecipient.emailKey, set: change });
}

/** Changes the status from the one that was seen; false when somebody was faster. */
export async function changeStatus(
  tx: Database,
  seen: RecipientRow,
  change: Partial<RecipientRow> & Pick<RecipientRow, 'status'>,
): Promise<boolean> {
  const changed = await tx
    .update(newsletterRecipient)
    .set(change)
    .where(and(eq(newsletterRecipient.id, seen.id), eq(newsletterRecipient.status, seen.status)))
    .returning({ id: newsletterRecipient.id });
  return changed.length > 0;
}

export async function changeRecipient(tx: Database, id: string, change: Partial<RecipientRow>): Promise<void> {
  await tx.update(newsletterRecipient).set(change).where(eq(newsletterRecipient.id, id));
}

export async function forgetRecipient(tx: Database, id: string): Promise<void> {
  await tx.delete(newsletterRecipient).where(eq(newsletterRecipient.id, id));
}
