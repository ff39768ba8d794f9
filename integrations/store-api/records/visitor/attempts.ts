import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { meta } from '#store/records/schema/catalogue.ts';
import { attempt } from '#store/records/schema/visitor.ts';
import type { Store } from '#store/store.ts';

export type AttemptRow = typeof attempt.$inferSelect;

export async function readAttempts(tx: Database, key: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(attempt).where(eq(attempt.key, key));
  return row;
}

/**
 * Counts an attempt on top of the row `seen`; false when another one was counted in between, so that concurrent attempts
 * all count, on both databases.
 */
export async function countAttempt(tx: Database, seen: AttemptRow | undefined, next: AttemptRow): Promise<boolean> {
  const written = seen
    ? await tx
        .update(attempt)
        .set(next)
        .where(and(eq(attempt.key, seen.key), eq(attempt.count, seen.count), eq(attempt.lastAt, seen.lastAt)))
        .returning({ key: attempt.key })
    : await tx.insert(attempt).values(next).onConflictDoNothing().returning({ key: attempt.key });
  return written.length > 0;
}

/** Uncounts one attempt. */
export async function uncountAttempt(tx: Database, key: string): Promise<void> {
  const isCounted = and(eq(attempt.key, key), gt(attempt.count, 0));
  await tx
    .update(attempt)
    .set({ count: sql`${attempt.count} - 1` })
    .where(isCounted);
}

export async function forgetAttempts(tx: Database, key: string): Promise<void> {
  await tx.delete(attempt).where(eq(attempt.key, key));
}

const KEY = 'captcha-secret';

/** The key that signs challenges: created at its first use, shared by all processes on the database. */
export async function readSecret({ read, transaction }: Store['records']): Promise<string> {
  const readStored = async () => (await read.select().from(meta).where(eq(meta.key, KEY)))[0]?.value;
  const secret = await readStored();
  if (secret) return secret;
  const row = { key: KEY, value: randomBytes(32).toString('hex') };
  await transaction(async (tx) => {
    await tx.insert(meta).values(row).onConflictDoNothing();
  });
  return (await readStored()) ?? row.value;
}
