import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { order } from '#store/records/schema/order.ts';
import { customer, session } from '#store/records/schema/session.ts';

/** A session is over after a day; its rows stay a week longer, in case somebody has to look into a complaint. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes sessions that are long over, with their carts, and guests who ordered nothing: nobody needs them, and they are personal. */
export async function sweep(tx: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEEP_MS).toISOString();
  await tx.delete(session).where(lt(session.updatedAt, limit));
  const buyers = tx.select({ id: order.customerId }).from(order);
  await tx
    .delete(customer)
    .where(and(eq(customer.isGuest, true), lt(customer.updatedAt, limit), notInArray(customer.id, buyers)));
}
