import { newToken } from '#store/id.ts';
import { mailAccountDeleted } from '#store/outbox/mail-account.ts';
import { deleteCustomer } from '#store/records/checkout/customers.ts';
import { forgetSession, forgetSessionsOf, forgetTokens, keepSession } from '#store/records/checkout/sessions.ts';
import type { Database } from '#store/records/database.ts';
import { callingStorefront, type StoreContext } from '#store/request.ts';
import { changeSession, freshSession, type Session } from '#store/session.ts';
import { requireShopper } from '#store/shopper/require-shopper.ts';

/**
 * Logs out: a new anonymous session. A customer's own stays, hidden, and returns at the next login;
 * a guest's is deleted with the cart and everything personal.
 * @throws 403 when nobody is known
 */
export async function logout(c: StoreContext): Promise<void> {
  const { store, now } = c.var;
  await changeSession(c, async (tx, session) => {
    const { customer } = await requireShopper(tx, session);
    if (customer.isGuest) {
      await forgetSession(tx, session.id);
      await deleteCustomer(tx, customer.id);
    } else await hideSession(tx, session, now);
    return { session: freshSession(store, newToken(), session.storefront), result: undefined };
  });
}

/** Detaches a session from its token: only a login finds it. */
export async function hideSession(tx: Database, session: Session, now: Date): Promise<void> {
  await keepSession(tx, session, now);
  await forgetTokens(tx, session.id);
}

/** Deletes the customer or guest for good, on every device; orders keep what they need. @throws 403 */
export async function forget(c: StoreContext): Promise<void> {
  const { store } = c.var;
  await changeSession(c, async (tx, session) => {
    const { customer } = await requireShopper(tx, session);
    await forgetSessionsOf(tx, customer.id);
    await deleteCustomer(tx, customer.id);
    if (!customer.isGuest) await mailAccountDeleted(store, tx, customer, callingStorefront(c));
    return { session: freshSession(store, newToken(), session.storefront), result: undefined };
  });
}
