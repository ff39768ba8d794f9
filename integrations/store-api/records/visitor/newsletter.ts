import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
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

/** Recipients that are read at once. */
const PAGE = 500;

/** @yields who has confirmed that they want the newsletter and has not left it, by moments of signing up, a page at a time. */
export async function* readConsented(
  db: Database,
  { from, before }: { from: Date | null; before: Date | null },
): AsyncGenerator<RecipientRow[]> {
  const { id, status, createdAt } = newsletterRecipient;
  const isMeant = and(
    inArray(status, ['direct', 'optIn']),
    from === null ? undefined : gte(createdAt, from.toISOString()),
    before === null ? undefined : lt(createdAt, before.toISOString()),
  );
  for (let last = '', size = PAGE; size === PAGE; ) {
    const page = await db
      .select()
      .from(newsletterRecipient)
      .where(and(isMeant, gt(id, last)))
      .orderBy(asc(id))
      .limit(PAGE);
    if (page.length > 0) yield page;
    size = page.length;
    last = page.at(-1)?.id ?? last;
  }
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
