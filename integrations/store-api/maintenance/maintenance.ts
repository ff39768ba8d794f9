import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tokenHash } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { meta } from '#store/records/schema/catalogue.ts';

const KEY = 'maintenance';

/** The shop is closed for a while. */
export interface Maintenance {
  since: string;
  /** Hash of the key that lets the owner in. */
  entry: string;
}

export async function readMaintenance(db: Database): Promise<Maintenance | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY)).all();
  return row ? JSON.parse(row.value) : null;
}

/** Closes the shop. @returns the key that lets the owner in; it is kept nowhere */
export async function beginMaintenance(tx: Database, now: Date): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const value = JSON.stringify({ since: now.toISOString(), entry: tokenHash(key) } satisfies Maintenance);
  await tx.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  return key;
}

export async function endMaintenance(tx: Database): Promise<void> {
  await tx.delete(meta).where(eq(meta.key, KEY));
}
