import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { contentVersion } from '#store/records/schema/content.ts';

export type Version = typeof contentVersion.$inferSelect;

/**
 * Writes the entries of one publication behind all earlier ones. `expected`: the number of the last one that it was made on.
 * @returns the number of its last entry; undefined when another process has published meanwhile
 */
export async function addVersions(
  tx: Database,
  expected: number,
  versions: Omit<Version, 'number'>[],
): Promise<number | undefined> {
  const last = await lastNumber(tx);
  if (last !== expected) return undefined;
  const rows = versions.map((version, index) => ({ ...version, number: last + index + 1 }));
  if (rows.length > 0) await tx.insert(contentVersion).values(rows);
  return last + rows.length;
}

export async function lastNumber(db: Database): Promise<number> {
  const newest = db.select({ number: contentVersion.number }).from(contentVersion);
  const [row] = await newest.orderBy(desc(contentVersion.number)).limit(1);
  return row?.number ?? 0;
}

/** What was published after that number, in its order. */
export const versionsSince = (db: Database, number: number): Promise<Version[]> =>
  db.select().from(contentVersion).where(gt(contentVersion.number, number)).orderBy(asc(contentVersion.number));

const SHOWN = 50;

/** The history of an entry, the newest first. */
export const versionsOf = (db: Database, kind: string, entryId: string, limit = SHOWN): Promise<Version[]> =>
  db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.entryId, entryId)))
    .orderBy(desc(contentVersion.number))
    .limit(limit);

/** What was published after that moment, in its order. */
export const versionsAfter = (db: Database, moment: Date): Promise<Version[]> =>
  db
    .select()
    .from(contentVersion)
    .where(gt(contentVersion.publishedAt, moment.toISOString()))
    .orderBy(asc(contentVersion.number));

/** Everything that was published together. */
export const versionsTogether = (db: Database, publicationId: string): Promise<Version[]> =>
  db
    .select()
    .from(contentVersion)
    .where(eq(contentVersion.publicationId, publicationId))
    .orderBy(asc(contentVersion.number));
