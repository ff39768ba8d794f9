import { refuse } from '#store/errors.ts';
import type { Database } from '#store/records/driver.ts';
import type { Session } from '#store/session.ts';
import { readShopper, type Shopper } from './shopper.ts';

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
