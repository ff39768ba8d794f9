import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { deskAudit, deskLink, deskSession, deskUser, deskWrite } from '#store/records/schema/desk.ts';

export type { DeskRole } from '#store/records/schema/desk.ts';
export type DeskUser = typeof deskUser.$inferSelect;
export type DeskSession = typeof deskSession.$inferSelect;
export type DeskLink = typeof deskLink.$inferSelect;
export type DeskAudit = typeof deskAudit.$inferSelect;

/** Whether anybody was ever invited and is still there. */
export const hasDeskUsers = async (db: Database): Promise<boolean> =>
  (await db.select({ id: deskUser.id }).from(deskUser).limit(1)).length > 0;

export const readDeskUsers = (db: Database): Promise<DeskUser[]> =>
  Promise.resolve(db.select().from(deskUser).orderBy(asc(deskUser.emailKey)));

export async function readDeskUser(
  db: Database,
  by: { id: string } | { email: string },
): Promise<DeskUser | undefined> {
  const isMeant = 'id' in by ? eq(deskUser.id, by.id) : eq(deskUser.emailKey, emailKey(by.email));
  const [row] = await db.select().from(deskUser).where(isMeant);
  return row;
}

export async function addDeskUser(tx: Database, row: DeskUser): Promise<void> {
  await tx.insert(deskUser).values(row);
}

export async function changeDeskUser(tx: Database, id: string, change: Partial<DeskUser>): Promise<void> {
  await tx.update(deskUser).set(change).where(eq(deskUser.id, id));
}

/** With sessions and links. */
export async function deleteDeskUser(tx: Database, id: string): Promise<void> {
  await tx.delete(deskSession).where(eq(deskSession.userId, id));
  await tx.delete(deskLink).where(eq(deskLink.userId, id));
  await tx.delete(deskUser).where(eq(deskUser.id, id));
}

export const countOwners = (db: Database): Promise<number> => db.$count(deskUser, eq(deskUser.role, 'owner'));

/** Takes a code's step; false when it, or a later one, was taken before: several processes may be asked at once. */
export async function takeTotpStep(tx: Database, id: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(deskUser)
    .set({ totpStep: step })
    .where(and(eq(deskUser.id, id), lt(deskUser.totpStep, step)))
    .returning({ id: deskUser.id });
  return taken.length > 0;
}

export async function addDeskSession(tx: Database, row: DeskSession): Promise<void> {
  await tx.insert(deskSession).values(row);
}

/** A session used since a moment, and whose it is. */
export async function readDeskSession(
  db: Database,
  tokenHash: string,
  usedSince: Date,
): Promise<{ session: DeskSession; user: DeskUser } | undefined> {
  const [row] = await db
    .select({ session: deskSession, user: deskUser })
    .from(deskSession)
    .innerJoin(deskUser, eq(deskUser.id, deskSession.userId))
    .where(and(eq(deskSession.tokenHash, tokenHash), gt(deskSession.usedAt, usedSince.toISOString())));
  return row;
}

export const readDeskSessions = (db: Database, userId: string, usedSince: Date): Promise<DeskSession[]> =>
  Promise.resolve(
    db
      .select()
      .from(deskSession)
      .where(and(eq(deskSession.userId, userId), gt(deskSession.usedAt, usedSince.toISOString())))
      .orderBy(desc(deskSession.usedAt)),
  );

export async function touchDeskSession(tx: Database, tokenHash: string, now: Date): Promise<void> {
  await tx.update(deskSession).set({ usedAt: now.toISOString() }).where(eq(deskSession.tokenHash, tokenHash));
}

export async function deleteDeskSession(tx: Database, tokenHash: string): Promise<void> {
  await tx.delete(deskSession).where(eq(deskSession.tokenHash, tokenHash));
}

/** Ends all sessions of a user, but for one. */
export async function deleteDeskSessions(tx: Database, userId: string, except = ''): Promise<void> {
  await tx.delete(deskSession).where(and(eq(deskSession.userId, userId), ne(deskSession.tokenHash, except)));
}

/** The user's earlier link of this purpose stops working. */
export async function keepDeskLink(tx: Database, row: DeskLink): Promise<void> {
  const { userId, purpose } = deskLink;
  await tx
    .insert(deskLink)
    .values(row)
    .onConflictDoUpdate({ target: [userId, purpose], set: row });
}

/** A link that still works, and whose it is. */
export async function readDeskLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ link: DeskLink; user: DeskUser } | undefined> {
  const [row] = await db
    .select({ link: deskLink, user: deskUser })
    .from(deskLink)
    .innerJoin(deskUser, eq(deskUser.id, deskLink.userId))
    .where(and(eq(deskLink.tokenHash, tokenHash), gt(deskLink.validUntil, now.toISOString())));
  return row;
}

/** Uses a link up; false when somebody was faster. */
export async function spendDeskLink(tx: Database, tokenHash: string): Promise<boolean> {
  const spent = await tx.delete(deskLink).where(eq(deskLink.tokenHash, tokenHash)).returning({ id: deskLink.userId });
  return spent.length > 0;
}

/** Other links of a user stop working. */
export async function deleteDeskLinks(tx: Database, userId: string): Promise<void> {
  await tx.delete(deskLink).where(eq(deskLink.userId, userId));
}

type DeskWrite = typeof deskWrite.$inferSelect;

/** Begins a write; undefined when it is new, else what is known of it. */
export async function beginDeskWrite(tx: Database, row: Omit<DeskWrite, 'response'>): Promise<DeskWrite | undefined> {
  const begun = await tx
    .insert(deskWrite)
    .values({ ...row, response: null })
    .onConflictDoNothing()
    .returning({ key: deskWrite.key });
  if (begun.length > 0) return undefined;
  const [before] = await tx.select().from(deskWrite).where(eq(deskWrite.key, row.key));
  return before;
}

/** Keeps what was answered; null: it may be tried again. */
export async function endDeskWrite(tx: Database, key: string, response: DeskWrite['response']): Promise<void> {
  if (response) await tx.update(deskWrite).set({ response }).where(eq(deskWrite.key, key));
  else await tx.delete(deskWrite).where(eq(deskWrite.key, key));
}

export async function addDeskAudit(tx: Database, row: DeskAudit): Promise<void> {
  await tx.insert(deskAudit).values(row);
}

export async function deleteDeskAudit(tx: Database, id: string): Promise<void> {
  await tx.delete(deskAudit).where(eq(deskAudit.id, id));
}

/** Entries, newest first, beyond one of them. */
export async function readDeskAudit(
  db: Database,
  beyond: Pick<DeskAudit, 'at' | 'id'> | null,
  limit: number,
): Promise<DeskAudit[]> {
  const isMeant = beyond ? sql`(${deskAudit.at}, ${deskAudit.id}) < (${beyond.at}, ${beyond.id})` : undefined;
  return db.select().from(deskAudit).where(isMeant).orderBy(desc(deskAudit.at), desc(deskAudit.id)).limit(limit);
}
