import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { completed, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { order } from '#store/records/schema/order.ts';
import type { OrderState } from '#store/rules/order/states.ts';

/** The order with a number. */
export async function readOrderByNumber(db: Database, number: string): Promise<StoredOrder | undefined> {
  const [storedOrder] = await completed(db, await db.select().from(order).where(eq(order.number, number)));
  return storedOrder;
}

/** Which orders: in a state, placed from a moment on and before another; null: any. */
export type OrderFilter = { state: OrderState | null; from: Date | null; before: Date | null; limit: number | null };

/** Everybody's orders, newest first. */
export async function readLatestOrders(db: Database, filter: OrderFilter): Promise<StoredOrder[]> {
  const { state, from, before, limit } = filter;
  const query = db
    .select()
    .from(order)
    .where(
      and(
        state === null ? undefined : eq(order.state, state),
        from === null ? undefined : gte(order.createdAt, from.toISOString()),
        before === null ? undefined : lt(order.createdAt, before.toISOString()),
      ),
    )
    .orderBy(desc(order.createdAt), desc(order.number));
  return completed(db, await (limit === null ? query : query.limit(limit)));
}
