import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { completed, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { orderDocument } from '#store/records/schema/document.ts';
import { order, stateHistory } from '#store/records/schema/order.ts';
import type { OrderState } from '#store/rules/order/states.ts';
import { inPages, olderThan } from './pages.ts';

/** The order with a number. */
export async function readOrderByNumber(db: Database, number: string): Promise<StoredOrder | undefined> {
  const [storedOrder] = await completed(db, await db.select().from(order).where(eq(order.number, number)));
  return storedOrder;
}

/** Which orders: in a state, placed from a moment on and before another; null: any. */
export type OrderFilter = {
  state: OrderState | null;
  from: Date | null;
  before: Date | null;
  limit: number | null;
  withLines?: boolean;
  /** Only those that follow the one with this number. */
  after?: string | null;
  /** Words that all stand in its number or with its customer; some that come back may not have them. */
  search?: string | null;
  /** Only those that are neither done nor called off. */
  isOpen?: boolean;
};

/** @yields everybody's orders, newest first, a page at a time; without their lines, of which there are many more, unless they are asked for. */
export async function* readLatestOrders(db: Database, filter: OrderFilter): AsyncGenerator<StoredOrder[]> {
  const { state, from, before, limit, after = null, search = null, isOpen = false } = filter;
  const first = after === null ? undefined : await placeOf(db, after);
  const pages = inPages(limit, (beyond, size) =>
    db
      .select()
      .from(order)
      .where(
        and(
          state === null ? undefined : eq(order.state, state),
          from === null ? undefined : gte(order.createdAt, from.toISOString()),
          before === null ? undefined : lt(order.createdAt, before.toISOString()),
          isOpen ? inArray(order.state, ['open', 'in_progress']) : undefined,
          ...wordsOf(search).map(
            (word) =>
              sql`lower(${order.number} || ' ' || cast(${order.customer} as text)) like ${`%${word}%`} escape '!'`,
          ),
          olderThan(first, order),
          olderThan(beyond, order),
        ),
      )
      .orderBy(desc(order.createdAt), desc(order.number))
      .limit(size),
  );
  for await (const rows of pages) yield await completed(db, rows, filter.withLines ? undefined : []);
}

/** Where an order stands in the list; one that there is not is older than all. */
async function placeOf(db: Database, number: string): Promise<{ createdAt: string; number: string }> {
  const [row] = await db.select({ createdAt: order.createdAt }).from(order).where(eq(order.number, number));
  return { createdAt: row?.createdAt ?? '', number };
}

/** Words as LIKE takes them. Letters that may have an accent stand for any: neither database compares without accents. */
const wordsOf = (search: string | null): string[] =>
  (search ?? '')
    .toLowerCase()
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[!%]/g, '!$&').replace(/[aceinosuyz_\\"]|[^\x20-\x7e]/g, '_'));

/** What changes what an order has brought: an invoice, a credit note, or (without a document) that it was called off. */
export type OrderEvent = { orderId: string; documentId: string | null; at: string };

/** Everything of this kind in a span of moments, oldest first. */
export async function readOrderEvents(db: Database, { from, before }: Span): Promise<OrderEvent[]> {
  const during = (at: SQLiteColumn) =>
    and(
      from === null ? undefined : gte(at, from.toISOString()),
      before === null ? undefined : lt(at, before.toISOString()),
    );
  const { createdAt, orderId, id, number } = orderDocument;
  const issued = await db
    .select({ orderId, documentId: id, at: createdAt })
    .from(orderDocument)
    .where(during(createdAt))
    .orderBy(asc(createdAt), asc(number));
  const isOff = and(eq(stateHistory.machine, 'order'), eq(stateHistory.toState, 'cancelled'), during(stateHistory.at));
  const off = await db.select({ orderId: stateHistory.orderId, at: stateHistory.at }).from(stateHistory).where(isOff);
  return [...issued, ...off.map((each) => ({ ...each, documentId: null }))].sort((a, b) => (a.at < b.at ? -1 : 1));
}

type Span = Pick<OrderFilter, 'from' | 'before'>;
