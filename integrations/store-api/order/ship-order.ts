import { completeOrder } from '#store/order-state/complete-order.ts';
import { aDelivery, anOrder, move } from '#store/order-state/transition.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { keepTrackingCodes } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/driver.ts';

/**
 * Hands the parcels of an order to the carrier, with the codes that follow them. The order is then in progress, if it
 * was still open, and completed if it is paid. @throws 400 when it has left already, or is called off
 */
export async function shipOrder(tx: Database, stored: StoredOrder, trackingCodes: string[], now: Date): Promise<void> {
  for (const delivery of stored.deliveries) await move(tx, aDelivery(delivery), 'ship', now);
  const [goodsDelivery] = stored.deliveries;
  if (goodsDelivery) await keepTrackingCodes(tx, goodsDelivery.id, [...goodsDelivery.trackingCodes, ...trackingCodes]);
  if (stored.order.state === 'open') await move(tx, anOrder(stored.order), 'process', now);
  await completeOrder(tx, stored.order.id, now);
}
