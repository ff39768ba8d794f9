import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { completed, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { order } from '#store/records/schema/order.ts';
import type { OrderState } from '#store/rules/order/states.ts';
import { inPages, olderThan } from './pages.ts';

/** The order with a number. */
export async function readOrderByNumber(db: Database, number: string): Promise<StoredOrder | undefined> {
  const [storedOrder] = await completed(db, await db.select().from(order).where(eq(order.number, number)));
  return storedOrder;
}

/** Which orders: in a state, placed from a moment on and before another; null: any. */
export type OrderFilter = { state: OrderState | null; from: Date | null; before: Date | null; limit: number | null };

/** @yields everybody's orders, newest first, a page at a time; without their lines, of which there are many more. */
export async function* readLatestOrders(db: Database, filter: OrderFilter): AsyncGenerator<StoredOrder[]> {
  const { state, from, before, limit } = filter;
  const pages = inPages(limit, (beyond, size) =>
    db
      .select()
      .from(order)
      .where(
        and(
          state === null ? undefined : eq(order.state, state),
          from === null ? undefined : gte(order.createdAt, from.toISOString()),
          before === null ? undefined : lt(order.createdAt, before.toISOString()),
          olderThan(beyond, order),
        ),
      )
      .orderBy(desc(order.createdAt), desc(order.number))
      .limit(size),
  );
  for await (const rows of pages) yield await completed(db, rows, []);
}
