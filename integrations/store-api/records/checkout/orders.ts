import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { orderDocument } from '#store/records/schema/document.ts';
import {
  numberRange,
  order,
  orderAddress,
  orderDelivery,
  orderDownload,
  orderLine,
  orderTransaction,
  stateHistory,
} from '#store/records/schema/order.ts';
import { type StateMachine, type StateOf, stateAfter } from '#store/rules/order/states.ts';

export type OrderRow = typeof order.$inferSelect;
export type OrderAddressRow = typeof orderAddress.$inferSelect;
export type OrderLineRow = typeof orderLine.$inferSelect;
export type OrderDownloadRow = typeof orderDownload.$inferSelect;
export type OrderDeliveryRow = typeof orderDelivery.$inferSelect;
export type OrderTransactionRow = typeof orderTransaction.$inferSelect;

/** An order with everything that hangs on it; transactions oldest first, the last is the current one. */
export type StoredOrder = {
  order: OrderRow;
  addresses: OrderAddressRow[];
  lines: (OrderLineRow & { downloads: OrderDownloadRow[] })[];
  deliveries: OrderDeliveryRow[];
  transactions: OrderTransactionRow[];
  /** Oldest first. A new order has none. */
  documents: OrderDocumentRow[];
};

export async function addOrder(tx: Database, { order: row, addresses, lines, deliveries, transactions }: StoredOrder) {
  await tx.insert(order).values(row);
  await tx.insert(orderAddress).values(addresses);
  await tx.insert(orderLine).values(lines.map(({ downloads: _downloads, ...line }) => line));
  const downloads = lines.flatMap((line) => line.downloads);
  if (downloads.length > 0) await tx.insert(orderDownload).values(downloads);
  if (deliveries.length > 0) await tx.insert(orderDelivery).values(deliveries);
  await tx.insert(orderTransaction).values(transactions);
}

/** Lets the goods of an order go elsewhere while they are here; false when they have left. */
export async function redirectDelivery(tx: Database, orderId: string, address: OrderAddressRow): Promise<boolean> {
  await tx.insert(orderAddress).values(address);
  const moved = await tx
    .update(orderDelivery)
    .set({ addressId: address.id })
    .where(and(eq(orderDelivery.orderId, orderId), eq(orderDelivery.state, 'open')))
    .returning({ id: orderDelivery.id });
  return moved.length > 0;
}

export async function deleteOrderAddress(tx: Database, id: string): Promise<void> {
  await tx.delete(orderAddress).where(eq(orderAddress.id, id));
}

/** Codes that follow a parcel at its carrier, in place of the ones before. */
export async function keepTrackingCodes(tx: Database, deliveryId: string, trackingCodes: string[]): Promise<void> {
  await tx.update(orderDelivery).set({ trackingCodes }).where(eq(orderDelivery.id, deliveryId));
}

export async function readOrder(db: Database, id: string): Promise<StoredOrder | undefined> {
  const [storedOrder] = await completed(db, await db.select().from(order).where(eq(order.id, id)));
  return storedOrder;
}

/** The order behind a link that was mailed to a guest. */
export async function readOrderByLink(db: Database, deepLinkCode: string): Promise<StoredOrder | undefined> {
  const [storedOrder] = await completed(db, await db.select().from(order).where(eq(order.deepLinkCode, deepLinkCode)));
  return storedOrder;
}

/** The last order from a cart since a moment: a call that is sent twice finds what the first one did. */
export async function readOrderOfCart(db: Database, sessionId: string, since: Date): Promise<OrderRow | undefined> {
  const isRecent = gt(order.createdAt, since.toISOString());
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.sessionId, sessionId), isRecent))
    .orderBy(desc(order.createdAt), desc(order.number))
    .limit(1);
  return row;
}

/** An order from a cart as it was seen: a call that is sent again, after something new came into the cart. */
export async function readOrderOfHash(
  db: Database,
  sessionId: string,
  { cartHash, since }: { cartHash: string; since: Date },
): Promise<OrderRow | undefined> {
  const isSame = and(eq(order.sessionId, sessionId), eq(order.cartHash, cartHash));
  const [row] = await db
    .select()
    .from(order)
    .where(and(isSame, gt(order.createdAt, since.toISOString())))
    .limit(1);
  return row;
}

/** These orders, in this order; those that `whole` does not name without their lines. */
export async function readOrders(db: Database, ids: string[], whole: string[]): Promise<StoredOrder[]> {
  const rows = await db.select().from(order).where(among(order.id, ids));
  const byId = new Map((await completed(db, rows, whole)).map((each) => [each.order.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The parcel itself before the discounts on it, which have negative costs. */
const byCostDescending = (a: OrderDeliveryRow, b: OrderDeliveryRow): number => b.costs.total - a.costs.total;

/** How many lines each of these orders has. */
export async function countLines(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: orderLine.orderId, lines: count() })
    .from(orderLine)
    .where(among(orderLine.orderId, ids))
    .groupBy(orderLine.orderId);
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}

/** Orders with everything that hangs on them; lines only of those that `whole` names, if it is given. */
export async function completed(db: Database, rows: OrderRow[], whole?: string[]): Promise<StoredOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [addresses, lines, deliveries, transactions, documents] = await Promise.all([
    db.select().from(orderAddress).where(among(orderAddress.orderId, ids)),
    db
      .select()
      .from(orderLine)
      .where(among(orderLine.orderId, whole ?? ids))
      .orderBy(asc(orderLine.position)),
    db.select().from(orderDelivery).where(among(orderDelivery.orderId, ids)),
    db
      .select()
      .from(orderTransaction)
      .where(among(orderTransaction.orderId, ids))
      .orderBy(asc(orderTransaction.position)),
    db
      .select()
      .from(orderDocument)
      .where(among(orderDocument.orderId, ids))
      .orderBy(asc(orderDocument.createdAt), asc(orderDocument.number)),
  ]);
  const lineIds = lines.map(({ id }) => id);
  const downloads = await db
    .select()
    .from(orderDownload)
    .where(among(orderDownload.orderLineId, lineIds))
    .orderBy(asc(orderDownload.position));
  const ofLine = Map.groupBy(downloads, ({ orderLineId }) => orderLineId);
  const of = <Row extends { orderId: string }>(all: Row[]) => {
    const groups = Map.groupBy(all, ({ orderId }) => orderId);
    return (id: string) => groups.get(id) ?? [];
  };
  const [addressesOf, linesOf] = [of(addresses), of(lines)];
  const [deliveriesOf, transactionsOf, documentsOf] = [of(deliveries), of(transactions), of(documents)];
  return rows.map((row) => ({
    order: row,
    addresses: addressesOf(row.id),
    lines: linesOf(row.id).map((line) => ({ ...line, downloads: ofLine.get(line.id) ?? [] })),
    deliveries: deliveriesOf(row.id).sort(byCostDescending),
    transactions: transactionsOf(row.id),
    documents: documentsOf(row.id),
  }));
}

export type OrderDocumentRow = typeof orderDocument.$inferSelect;

export async function addDocument(tx: Database, row: OrderDocumentRow): Promise<void> {
  await tx.insert(orderDocument).values(row);
}

export async function readDocument(db: Database, id: string): Promise<OrderDocumentRow | undefined> {
  const [row] = await db.select().from(orderDocument).where(eq(orderDocument.id, id));
  return row;
}

/** The documents of an order, oldest first. */
export async function readDocuments(db: Database, orderId: string): Promise<OrderDocumentRow[]> {
  return db
    .select()
    .from(orderDocument)
    .where(eq(orderDocument.orderId, orderId))
    .orderBy(asc(orderDocument.createdAt), asc(orderDocument.number));
}

/** Before the first number of each kind: orders begin with 10001, customers with 20001, invoices with 30001, credit notes with 40001, quotes with 50001. */
const START = { order: 10_000, customer: 20_000, invoice: 30_000, credit_note: 40_000, quote: 50_000 };

/** The next number of a kind. It is given back when the transaction fails, so that none is left out. */
export async function nextNumber(tx: Database, name: keyof typeof START): Promise<string> {
  const [row] = await tx
    .insert(numberRange)
    .values({ name, value: START[name] + 1 })
    .onConflictDoUpdate({ target: numberRange.name, set: { value: sql`${numberRange.value} + 1` } })
    .returning({ value: numberRange.value });
  if (!row) throw new Error(`The number range "${name}" gave no number.`);
  return String(row.value);
}

/** Something that has a state: the order itself, one of its parcels or payments. */
export type Subject<Machine extends StateMachine> = {
  machine: Machine;
  id: string;
  orderId: string;
  state: StateOf[Machine];
};

const TABLES = { order, order_delivery: orderDelivery, order_transaction: orderTransaction } as const;

/**
 * Takes a step and notes it in the history; the order counts as changed. Answers the new state, null when the step is
 * not allowed from there or somebody else has taken one meanwhile.
 */
export async function takeStep<Machine extends StateMachine>(
  tx: Database,
  { machine, id, orderId, state }: Subject<Machine>,
  transition: string,
  now: Date,
): Promise<StateOf[Machine] | null> {
  const next = stateAfter(machine, state, transition);
  if (next === null) return null;
  // three tables with the same three columns, which drizzle types apart
  const table = TABLES[machine] as typeof orderTransaction;
  const at = now.toISOString();
  const moved = await tx
    .update(table)
    .set({ state: next as never, updatedAt: at })
    .where(and(eq(table.id, id), eq(table.state, state as never)))
    .returning({ id: table.id });
  if (moved.length === 0) return null;
  if (machine !== 'order') await tx.update(order).set({ updatedAt: at }).where(eq(order.id, orderId));
  const position = await tx.$count(stateHistory, eq(stateHistory.orderId, orderId));
  const step = { machine, entityId: id, fromState: state, toState: next, transition, at };
  await tx.insert(stateHistory).values({ id: newId(), orderId, position, ...step });
  return next;
}

/** When a payment was first paid: a refund or a dispute that was won later does not change that day. Null while it is not. */
export async function readPaidAt(db: Database, paymentId: string): Promise<string | null> {
  const isPaid = and(eq(stateHistory.entityId, paymentId), eq(stateHistory.toState, 'paid'));
  const rows = await db.select().from(stateHistory).where(isPaid).orderBy(asc(stateHistory.position)).limit(1);
  return rows[0]?.at ?? null;
}

type HistoryRow = typeof stateHistory.$inferSelect;

/** The steps of an order, oldest first. */
export async function readHistory(db: Database, orderId: string): Promise<HistoryRow[]> {
  return db.select().from(stateHistory).where(eq(stateHistory.orderId, orderId)).orderBy(asc(stateHistory.position));
}
