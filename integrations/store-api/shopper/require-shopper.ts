import { refuse } from '#store/errors.ts';
import { newToken, tokenHash } from '#store/id.ts';
import { type AddressRow, type CustomerRow, readAddresses, readCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Session } from '#store/session.ts';

/** The customer or guest of a session. @throws 403 for an anonymous session */
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
 * The shopper of a session, null for an anonymous one. Reads again when another call ends the account or changes its
 * addresses between the two reads (on PostgreSQL).
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

/** The confirmation of an e-mail address: the mailed token, and the columns of the customer. */
export type EmailConfirmation = { token: string; hash: string; kept: Kept };

type Kept = Partial<Pick<CustomerRow, 'optInTokenHash' | 'optInSentAt' | 'proofTokenHash' | 'proofSentAt'>> &
  Pick<CustomerRow, 'addressConfirmedAt'>;

/**
 * A token for an unconfirmed address. Where a login requires it (`isAwaited`), it is stored in the columns that earlier
 * releases read too: an owner may go back to them.
 */
export function newProof(now: Date, { isAwaited }: { isAwaited: boolean }): EmailConfirmation {
  const token = newToken();
  const [hash, at] = [tokenHash(token), now.toISOString()];
  const kept = isAwaited
    ? { optInTokenHash: hash, optInSentAt: at, addressConfirmedAt: null }
    : { proofTokenHash: hash, proofSentAt: at, addressConfirmedAt: null };
  return { token, hash, kept };
}

/** Whether a login requires the confirmation. */
export const waitsForProof = ({ optInSentAt, optInConfirmedAt }: Waiting): boolean =>
  optInSentAt !== null && optInConfirmedAt === null;

type Waiting = Pick<CustomerRow, 'optInSentAt' | 'optInConfirmedAt'>;
