import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { prepared } from '#store/records/prepared.ts';
import { customer, session } from '#store/records/schema/session.ts';
import type { Session } from '#store/session.ts';

export type SessionRow = typeof session.$inferSelect;

const byToken = prepared((db) =>
  db
    .select({ ...getTableColumns(session), customerId: customer.id, groupId: customer.groupId })
    .from(session)
    .leftJoin(customer, and(eq(customer.id, session.customerId), eq(customer.isActive, true)))
    .where(eq(session.token, sql.placeholder('token')))
    .prepare(),
);

/** A stored session, with the group of the customer who is logged in; one who was shut out no longer is (D1). */
export async function readSession(
  db: Database,
  token: string,
): Promise<(SessionRow & { groupId: string | null }) | undefined> {
  const [row] = await byToken(db).all({ token });
  return row;
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
      target: session.token,
      set: Object.fromEntries(NAMES.map((name) => [name, sql.raw(`excluded.${COLUMNS[name].name}`)])),
    })
    .prepare(),
);

/** Stores a session as it is now, and that it was used now. */
export async function keepSession(tx: Database, kept: Session, now: Date): Promise<void> {
  await upsert(tx).run({ ...kept, updatedAt: now.toISOString() });
}

/** Notes that a session was used, so that it does not expire. */
export async function touchSession(tx: Database, token: string, now: Date): Promise<void> {
  await tx.update(session).set({ updatedAt: now.toISOString() }).where(eq(session.token, token));
}

/** Gives a session another token; its cart goes along. */
export async function moveSession(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(session).set({ token: to }).where(eq(session.token, from));
}

/** Deletes a session and its cart. */
export async function forgetSession(tx: Database, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.token, token));
}

/** Logs a customer out everywhere, with the carts; but for one session, when it is named. */
export async function forgetSessionsOf(tx: Database, customerId: string, but = ''): Promise<void> {
  await tx.delete(session).where(and(eq(session.customerId, customerId), ne(session.token, but)));
}
