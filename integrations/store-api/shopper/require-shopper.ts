import { refuse } from '#store/errors.ts';
import { newToken, tokenHash } from '#store/id.ts';
import { type AddressRow, type CustomerRow, readAddresses, readCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
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

/**
 * The shopper of a session, null for an anonymous one. Between its two reads another call may end the account or change
 * its addresses (on PostgreSQL): then it reads once more.
 */
export async function readShopper(db: Database, session: Session, isAgain = false): Promise<Shopper | null> {
  if (!session.customerId) return null;
  const customer = await readCustomer(db, session.customerId);
  if (!customer) return null;
  const addresses = await readAddresses(db, customer.id);
  const byId = (id: string | null) => addresses.find((address) => address.id === id);
  const billing = byId(session.billingAddressId) ?? byId(customer.defaultBillingAddressId);
  const shipping = byId(session.shippingAddressId) ?? byId(customer.defaultShippingAddressId);
  if (!billing || !shipping) {
    if (!isAgain) return readShopper(db, session, true);
    throw new Error(`Customer ${customer.id} has lost a default address.`);
  }
  return { customer, addresses, billing, shipping };
}

/** What is mailed to show that somebody reads there, and what a customer's row keeps of it. */
export type EmailConfirmation = { token: string; hash: string; kept: Kept };

type Kept = Partial<Pick<CustomerRow, 'optInTokenHash' | 'optInSentAt' | 'proofTokenHash' | 'proofSentAt'>> &
  Pick<CustomerRow, 'addressConfirmedAt'>;

/**
 * A link for an address that nobody has confirmed. Only where nobody may log in before (`isAwaited`) it stands in the columns
 * that releases before this one read so too: an owner may go back to them.
 */
export function newProof(now: Date, { isAwaited }: { isAwaited: boolean }): EmailConfirmation {
  const token = newToken();
  const [hash, at] = [tokenHash(token), now.toISOString()];
  const kept = isAwaited
    ? { optInTokenHash: hash, optInSentAt: at, addressConfirmedAt: null }
    : { proofTokenHash: hash, proofSentAt: at, addressConfirmedAt: null };
  return { token, hash, kept };
}

/** Whether nobody logs in before a link is used. */
export const waitsForProof = ({ optInSentAt, optInConfirmedAt }: Waiting): boolean =>
  optInSentAt !== null && optInConfirmedAt === null;

type Waiting = Pick<CustomerRow, 'optInSentAt' | 'optInConfirmedAt'>;
