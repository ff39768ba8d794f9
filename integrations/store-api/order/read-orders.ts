import { refuse } from '#store/errors.ts';
import { forgiveAttempts, takeAttempt } from '#store/limits/attempts.ts';
import { readOrderByLink, readOrders, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { StoreContext } from '#store/request.ts';
import type { OrderQuery } from './order-query.ts';

/** A link to an order works so long after its last change (facts §2.7). */
const LINK_DAYS = 30;
const MS_PER_DAY = 86_400_000;

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
    if (order && order.order.customerId === customerId) return [order];
    // a page that has not asked for them yet is no guess
    if (query.email !== '' && query.zipcode !== '') await takeAttempt(c, 'guest-order', query.deepLinkCode);
    const opened = proven(order, query, c.var.now);
    await forgiveAttempts(c, 'guest-order', query.deepLinkCode);
    return [opened];
  }
  if (!customerId) throw notLoggedIn();
  return readOrders(store.records.read, customerId, query.criteria.ids);
}

/** A guest proves who they are by what stands on the order: e-mail address and postcode of the bill. */
function proven(order: StoredOrder | undefined, { email, zipcode }: OrderQuery, now: Date): StoredOrder {
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

const notLoggedIn = () => refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
