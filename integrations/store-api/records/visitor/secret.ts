import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { meta } from '#store/records/schema/catalogue.ts';
import type { Store } from '#store/store.ts';

const KEY = 'captcha-secret';

/** What challenges are signed with: made by whoever needs it first, and shared by all processes on the database. */
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
