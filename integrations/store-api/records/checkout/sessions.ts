import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { tokenHash } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { prepared } from '#store/records/insert-rows.ts';
import { customer, session, sessionToken } from '#store/records/schema/session.ts';
import type { Session } from '#store/session.ts';

export type SessionRow = typeof session.$inferSelect;

const byToken = prepared((db) =>
  db
    .select({
      ...getTableColumns(session),
      storefront: sessionToken.storefront,
      customerId: customer.id,
      groupId: customer.groupId,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .leftJoin(customer, and(eq(customer.id, session.customerId), eq(customer.isActive, true)))
    .where(eq(sessionToken.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

/** A stored session as a token leads to it, with the group of its customer. */
export type ReadSession = SessionRow & { token: string; groupId: string | null };

/** A stored session, with the group of the customer who is logged in; one who was shut out no longer is. */
export async function readSession(db: Database, token: string): Promise<ReadSession | undefined> {
  const [row] = await byToken(db).all({ tokenHash: tokenHash(token) });
  return row && { ...row, token };
}

/** The session that a customer used last, on whichever device. */
export async function readSessionOfCustomer(db: Database, customerId: string): Promise<SessionRow | undefined> {
  const rows = await db.select().from(session).where(eq(session.customerId, customerId));
  return rows.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0];
}

const COLUMNS = getTableColumns(session);
const NAMES = Object.keys(COLUMNS) as (keyof SessionRow)[];

const upsert = prepared((db) =>
  db
    .insert(session)
    .values(Object.fromEntries(NAMES.map((name) => [name, sql.placeholder(name)])) as never)
    .onConflictDoUpdate({
      target: session.id,
      set: Object.fromEntries(NAMES.map((name) => [name, sql.raw(`excluded.${COLUMNS[name].name}`)])),
    })
    .prepare(),
);

const lead = prepared((db) =>
  db
    .insert(sessionToken)
    .values({
      tokenHash: sql.placeholder('tokenHash'),
      sessionId: sql.placeholder('sessionId'),
      storefront: sql.placeholder('storefront'),
    } as never)
    .onConflictDoUpdate({
      target: sessionToken.tokenHash,
      set: { storefront: sql`excluded.storefront` },
      setWhere: sql`${sessionToken.storefront} is distinct from excluded.storefront`,
    })
    .prepare(),
);

/** Stores a session as it is now, that its token leads to it and from where, and that it was used now. */
export async function keepSession(tx: Database, kept: Session, now: Date): Promise<void> {
  await upsert(tx).run({ ...kept, updatedAt: now.toISOString() });
  await lead(tx).run({ tokenHash: tokenHash(kept.token), sessionId: kept.id, storefront: kept.storefront });
}

/** Notes that a session was used, so that it does not expire. */
export async function touchSession(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(session).set({ updatedAt: now.toISOString() }).where(eq(session.id, id));
}

/** Detaches the session from its token; `keepSession` stores it under another one. */
export async function forgetTokens(tx: Database, sessionId: string): Promise<void> {
  await tx.delete(sessionToken).where(eq(sessionToken.sessionId, sessionId));
}

/** Deletes a session and its cart. */
export async function forgetSession(tx: Database, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
}

/** Logs a customer out everywhere, with the carts; but for one session, when it is named. */
export async function forgetSessionsOf(tx: Database, customerId: string, but = ''): Promise<void> {
  await tx.delete(session).where(and(eq(session.customerId, customerId), ne(session.id, but)));
}
