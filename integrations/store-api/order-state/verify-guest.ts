import { refuse } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { forgiveAttempts, takeAttempt } from '#store/limits/attempts.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { type StoreContext, scalarText } from '#store/request.ts';

/** How long a link to an order works after the order's last change. */
const LINK_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Credentials of a guest for an order. */
export type GuestCredentials = { email: string; zipcode: string };

/**
 * The order of a mailed link, for a guest who knows its e-mail address and billing postcode. @throws 403 credentials
 * missing or wrong, 429 after too many attempts
 */
export async function verifyGuest(
  c: StoreContext,
  deepLinkCode: string,
  order: StoredOrder | undefined,
  credentials: GuestCredentials,
): Promise<StoredOrder> {
  // a page without credentials is no attempt
  if (credentials.email !== '' && credentials.zipcode !== '') await takeAttempt(c, 'guest-order', deepLinkCode);
  const opened = opensFor(order, credentials, c.var.now);
  await forgiveAttempts(c, 'guest-order', deepLinkCode);
  return opened;
}

function opensFor(order: StoredOrder | undefined, { email, zipcode }: GuestCredentials, now: Date): StoredOrder {
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
