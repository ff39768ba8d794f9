import { refuse } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import { scalarText } from '#store/request-body.ts';

/** An order of the caller. @throws 403 nobody is known, 404 not theirs */
export async function ownOrder(c: StoreContext, db: Database, orderId: unknown): Promise<StoredOrder> {
  const { customerId } = c.var.session;
  if (!customerId) throw notLoggedIn();
  const stored = isId(orderId) ? await readOrder(db, orderId) : undefined;
  if (stored?.order.customerId === customerId) return stored;
  throw refuse(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Order with id "${scalarText(orderId)}" not found.`, {
    orderId,
  });
}

export const notLoggedIn = () => refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
