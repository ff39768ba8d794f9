import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { orderDocument } from '#store/records/schema/document.ts';
import {
  order,
  orderAddress,
  orderDelivery,
  orderDownload,
  orderLine,
  orderTransaction,
} from '#store/records/schema/order.ts';

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
