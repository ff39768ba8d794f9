import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepared } from './insert-rows.ts';
import { meta } from './schema/catalogue.ts';

const KEY = 'content-digest';

const byKey = prepared((db) => db.select().from(meta).where(eq(meta.key, KEY)).prepare());

/** Of which content the catalog in the database is; null while it is of none. Another process may have changed it. */
export async function readDigest(db: Database): Promise<string | null> {
  const [row] = await byKey(db).all();
  return row?.value ?? null;
}

export async function keepDigest(tx: Database, value: string): Promise<void> {
  await tx.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}
