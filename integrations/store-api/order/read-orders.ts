import { refuse } from '#store/errors.ts';
import { readOrderByLink, readOrders, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { StoreContext } from '#store/request.ts';
import type { OrderQuery } from './order-query.ts';
import { notLoggedIn } from './own-order.ts';

/** A link to an order works so long after its last change (facts §2.7). */
const LINK_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/**
 * The orders that this caller may see, newest first: their own, or the one behind a mailed link with its e-mail address
 * and postcode.
 * @throws 403 nobody is known and there is no link, or what should prove the guest is missing or wrong
 */
export async function readVisibleOrders(c: StoreContext, query: OrderQuery): Promise<StoredOrder[]> {
  const { store, session } = c.var;
  const { customerId } = session;
  if (query.deepLinkCode !== null) {
    const order = await readOrderByLink(store.records.read, query.deepLinkCode);
    return [order && order.order.customerId === customerId ? order : proven(order, query, c.var.now)];
  }
  if (!customerId) throw notLoggedIn();
  return readOrders(store.records.read, customerId, query.criteria.ids);
}

/** What a guest says to prove who they are. */
export type Proof = Pick<OrderQuery, 'email' | 'zipcode'>;

/** A guest proves who they are by what stands on the order: e-mail address and postcode of the bill. @throws 403 */
export function proven(order: StoredOrder | undefined, { email, zipcode }: Proof, now: Date): StoredOrder {
  if (order && !order.order.customer.isGuest) throw notLoggedIn();
  if (!order || email === '' || zipcode === '' || isOld(order, now))
    throw refuse(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.');
  const billing = order.addresses.find(({ id }) => id === order.order.billingAddressId);
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  if (isSame(email, order.order.customer.email) && isSame(zipcode, billing?.address.zipcode ?? '')) return order;
  throw refuse(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
}

const isOld = ({ order }: StoredOrder, now: Date): boolean =>
  now.getTime() - Date.parse(order.updatedAt) > LINK_DAYS * MS_PER_DAY;
