import { eq } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { passwordRecovery } from '#store/records/schema/visitor.ts';

export type RecoveryRow = typeof passwordRecovery.$inferSelect;

/** Keeps a link to a new password; the customer's earlier one stops working. */
export async function keepRecovery(tx: Database, row: RecoveryRow): Promise<void> {
  await tx.insert(passwordRecovery).values(row).onConflictDoUpdate({ target: passwordRecovery.customerId, set: row });
}

export async function readRecovery(db: Database, tokenHash: string): Promise<RecoveryRow | undefined> {
  const [row] = await db.select().from(passwordRecovery).where(eq(passwordRecovery.tokenHash, tokenHash));
  return row;
}

/** Uses a link up; false when somebody was faster: it works once. */
export async function spendRecovery(tx: Database, tokenHash: string): Promise<boolean> {
  const used = await tx
    .delete(passwordRecovery)
    .where(eq(passwordRecovery.tokenHash, tokenHash))
    .returning({ customerId: passwordRecovery.customerId });
  return used.length > 0;
}

/** Deletes a customer's link, so that it can't be used from the old mailbox. */
export async function forgetRecoveryOf(tx: Database, customerId: string): Promise<void> {
  await tx.delete(passwordRecovery).where(eq(passwordRecovery.customerId, customerId));
}
