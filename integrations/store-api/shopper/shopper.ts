import { type AddressRow, type CustomerRow, readAddresses, readCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Session } from '#store/session.ts';

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
