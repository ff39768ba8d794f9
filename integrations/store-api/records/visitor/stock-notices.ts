import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { stockNotice } from '#store/records/schema/visitor.ts';

export type NoticeRow = typeof stockNotice.$inferSelect;

export async function readNotice(db: Database, productId: string, emailKey: string): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(stockNotice)
    .where(and(eq(stockNotice.productId, productId), eq(stockNotice.emailKey, emailKey)));
  return row;
}

export async function readNoticeByToken(db: Database, tokenHash: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(stockNotice).where(eq(stockNotice.tokenHash, tokenHash));
  return row;
}

/** Adds a notice, or replaces the one of this address for this product. */
export async function keepNotice(tx: Database, row: NoticeRow): Promise<void> {
  const { id: _id, ...change } = row;
  await tx
    .insert(stockNotice)
    .values(row)
    .onConflictDoUpdate({ target: [stockNotice.productId, stockNotice.emailKey], set: change });
}

export async function confirmNotice(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(stockNotice).set({ confirmedAt: now.toISOString() }).where(eq(stockNotice.id, id));
}

/** Removes and returns the confirmed notices for these products: the caller has to mail them. */
export async function takeNotices(tx: Database, productIds: string[]): Promise<NoticeRow[]> {
  return tx
    .delete(stockNotice)
    .where(and(among(stockNotice.productId, productIds), isNotNull(stockNotice.confirmedAt)))
    .returning();
}

/** Another product that the same address waits for, if there is one. */
export async function readOtherNotice(tx: Database, { id, emailKey }: NoticeRow): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockNotice)
    .where(and(eq(stockNotice.emailKey, emailKey), ne(stockNotice.id, id), isNotNull(stockNotice.confirmedAt)))
    .orderBy(asc(stockNotice.id))
    .limit(1);
  return row;
}

/** Gives a notice another secret; links with the old one stop working. */
export async function renewToken(tx: Database, id: string, tokenHash: string): Promise<void> {
  await tx.update(stockNotice).set({ tokenHash }).where(eq(stockNotice.id, id));
}

export async function deleteNotice(tx: Database, id: string): Promise<void> {
  await tx.delete(stockNotice).where(eq(stockNotice.id, id));
}

/** Ends everything that an address waits for, and says what that was. */
export async function deleteNoticesOf(tx: Database, emailKey: string): Promise<NoticeRow[]> {
  return tx.delete(stockNotice).where(eq(stockNotice.emailKey, emailKey)).returning();
}
