import { eq, like, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { among, prepared } from './insert-rows.ts';
import { meta } from './schema/catalogue.ts';

const WHOLE = 'content-digest';
const UNFINISHED = 'content-import';
/** Before the key of an entry. */
const ENTRY = 'content-entry:';

const byKey = prepared((db) =>
  db
    .select()
    .from(meta)
    .where(eq(meta.key, sql.placeholder('key')))
    .prepare(),
);

async function readValue(db: Database, key: string): Promise<string | null> {
  const [row] = await byKey(db).all({ key });
  return row?.value ?? null;
}

/** Of which content the catalog in the database is; null while it is of none. Another process may have changed it. */
export const readDigest = (db: Database): Promise<string | null> => readValue(db, WHOLE);

export const keepDigest = (tx: Database, value: string): Promise<void> => keepValues(tx, [{ key: WHOLE, value }]);

/** How far somebody has come who brings the catalog up to date in several steps; null while nobody does, or all is done. */
export const readUnfinished = (db: Database): Promise<string | null> => readValue(db, UNFINISHED);

export async function keepUnfinished(tx: Database, value: string | null): Promise<void> {
  if (value === null) await tx.delete(meta).where(eq(meta.key, UNFINISHED));
  else await keepValues(tx, [{ key: UNFINISHED, value }]);
}

/** Of which content each entry of the catalog in the database is, by its key. */
export async function readEntryDigests(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(meta)
    .where(like(meta.key, `${ENTRY}%`));
  return new Map(rows.map(({ key, value }) => [key.slice(ENTRY.length), value]));
}

export const keepEntryDigests = (tx: Database, digests: Iterable<[key: string, digest: string]>): Promise<void> =>
  keepValues(
    tx,
    Array.from(digests, ([key, value]) => ({ key: ENTRY + key, value })),
  );

export async function dropEntryDigests(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.delete(meta).where(
    among(
      meta.key,
      keys.map((key) => ENTRY + key),
    ),
  );
}

async function keepValues(tx: Database, rows: (typeof meta.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const set = { value: sql`excluded.value` };
  await tx.insert(meta).values(rows).onConflictDoUpdate({ target: meta.key, set });
}
