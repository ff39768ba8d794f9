import { asc, eq } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { orderShipment } from '#store/records/schema/order.ts';

export type ShipmentRow = typeof orderShipment.$inferSelect;

export async function addShipment(tx: Database, row: Omit<ShipmentRow, 'id'>): Promise<void> {
  await tx.insert(orderShipment).values({ id: newId(), ...row });
}

/** The parts of an order that have left before the rest, oldest first. */
export async function readShipments(db: Database, orderId: string): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(orderShipment)
    .where(eq(orderShipment.orderId, orderId))
    .orderBy(asc(orderShipment.createdAt));
}
