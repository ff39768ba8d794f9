import { refuse } from '#store/errors.ts';
import { type AddressRow, type CustomerRow, readAddresses, readCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Session } from '#store/session.ts';

/** The customer or guest of a session. @throws 403 when nobody is known */
export async function requireShopper(db: Database, session: Session): Promise<Shopper> {
  const shopper = await readShopper(db, session);
  if (!shopper) throw notLoggedIn();
  return shopper;
}

/** The customer of a session, who has an account. @throws 403 for guests too */
export async function requireCustomer(db: Database, session: Session): Promise<Shopper> {
  const shopper = await requireShopper(db, session);
  if (shopper.customer.isGuest) throw notLoggedIn();
  return shopper;
}

const notLoggedIn = () => refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');

/** Who is logged in, guest or not, with all addresses; `billing` and `shipping` are those in use in this session. */
export type Shopper = { customer: CustomerRow; addresses: AddressRow[]; billing: AddressRow; shipping: AddressRow };

/** The shopper of a session, null for an anonymous one. */
export async function readShopper(db: Database, session: Session): Promise<Shopper | null> {
  if (!session.customerId) return null;
  const customer = await readCustomer(db, session.customerId);
  if (!customer) return null;
  const addresses = await readAddresses(db, customer.id);
  const byId = (id: string | null) => addresses.find((address) => address.id === id);
  const billing = byId(session.billingAddressId) ?? byId(customer.defaultBillingAddressId);
  const shipping = byId(session.shippingAddressId) ?? byId(customer.defaultShippingAddressId);
  if (!billing || !shipping) throw new Error(`Customer ${customer.id} has lost a default address.`);
  return { customer, addresses, billing, shipping };
}
