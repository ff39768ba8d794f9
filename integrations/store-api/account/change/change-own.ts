import { changeSession } from '#store/change-session.ts';
import { type CustomerRow, changeCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import type { Session } from '#store/session.ts';
import type { Shopper } from '#store/shopper/shopper.ts';

/** Who may: `requireShopper` or `requireCustomer`. */
type RequireShopper = (db: Database, session: Session) => Promise<Shopper>;

/** What of a customer becomes different. */
export type CustomerChange = Partial<Omit<CustomerRow, 'id'>>;

/** Changes what the shop knows of who is logged in. @throws 403, and whatever `change` throws */
export function changeOwn(
  c: StoreContext,
  requireShopper: RequireShopper,
  change: (shopper: Shopper) => CustomerChange,
): Promise<void> {
  return changeSession(c, async (tx, session) => {
    const shopper = await requireShopper(tx, session);
    await changeCustomer(tx, shopper.customer.id, { ...change(shopper), updatedAt: c.var.now.toISOString() });
    return { session, result: undefined };
  });
}
