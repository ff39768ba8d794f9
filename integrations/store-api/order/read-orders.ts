import { readOrderByLink, readOrders, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { StoreContext } from '#store/request.ts';
import type { OrderQuery } from './order-query.ts';
import { notLoggedIn } from './own-order.ts';
import { proven } from './proven.ts';

/**
 * The orders that this caller may see, newest first: their own, or the one behind a mailed link with its e-mail address
 * and postcode.
 * @throws 403 nobody is known and there is no link, or what should prove the guest is missing or wrong; 429 after too
 * many guesses (facts §1.6)
 */
export async function readVisibleOrders(c: StoreContext, query: OrderQuery): Promise<StoredOrder[]> {
  const { store, session } = c.var;
  const { customerId } = session;
  if (query.deepLinkCode !== null) {
    const order = await readOrderByLink(store.records.read, query.deepLinkCode);
    return [order && order.order.customerId === customerId ? order : await proven(c, query.deepLinkCode, order, query)];
  }
  if (!customerId) throw notLoggedIn();
  return readOrders(store.records.read, customerId, query.criteria.ids);
}
