import { eq } from 'drizzle-orm';
import { notLoggedIn } from '#store/order-state/own-order.ts';
import { verifyGuest } from '#store/order-state/verify-guest.ts';
import { readOrderByLink } from '#store/records/checkout/orders.ts';
import { order as row } from '#store/records/schema/order.ts';
import type { StoreContext } from '#store/request.ts';
import { type FoundOrders, findOrders } from './find-orders.ts';
import type { OrderQuery } from './order-query.ts';

/**
 * A page of the orders that this caller may see: their own, or the one behind a mailed link with its e-mail address
 * and postcode.
 * @throws 403 nobody is known and there is no link, or what should prove the guest is missing or wrong; 429 after too
 * many guesses
 */
export async function readVisibleOrders(c: StoreContext, query: OrderQuery): Promise<FoundOrders> {
  const { store, session } = c.var;
  const { customerId } = session;
  if (query.deepLinkCode !== null) {
    const order = await readOrderByLink(store.records.read, query.deepLinkCode);
    const visibleOrder =
      order?.order.customerId === customerId ? order : await verifyGuest(c, query.deepLinkCode, order, query);
    return findOrders(store.records.read, eq(row.id, visibleOrder?.order.id ?? ''), query.criteria, store.shopConfig);
  }
  if (!customerId) throw notLoggedIn();
  return findOrders(store.records.read, eq(row.customerId, customerId), query.criteria, store.shopConfig);
}
