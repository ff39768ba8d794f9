import { joinLines, joinPromotions } from '#store/cart/change-lines.ts';
import { keepCart, readCart } from '#store/cart/read-calculation.ts';
import { changeSession } from '#store/change-session.ts';
import { refuse } from '#store/errors.ts';
import { newToken } from '#store/id.ts';
import { forgiveAttempts, takeAttempt } from '#store/limits/attempts.ts';
import {
  type CustomerRow,
  changeCustomer,
  deleteCustomer,
  readAccount,
  readCustomer,
} from '#store/records/checkout/customers.ts';
import { forgetSession, keepSession, moveSession, readSessionOfCustomer } from '#store/records/checkout/sessions.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import { freshSession, LIFETIME_MS, type Session, storedSession } from '#store/session.ts';
import { requireShopper } from './guard.ts';
import { isPassword } from './password.ts';

/**
 * Logs a customer in (facts §1.3): the session moves to a new token, or, when the customer has one from before,
 * that one is used again and this cart is merged into it.
 * @throws 401 for empty or wrong credentials, and in the same words and time for an address without an account; 401 for
 * one that is not confirmed yet, after the right password; 429 after too many attempts (facts §1.6)
 */
export async function login(c: StoreContext, email: string, password: string): Promise<void> {
  if (email === '' || password === '') throw badCredentials();
  await takeAttempt(c, 'login', email);
  const customer = await readAccount(c.var.store.records.read, email);
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || !customer?.isActive) throw badCredentials();
  if (customer.optInSentAt && !customer.optInConfirmedAt)
    throw refuse(
      401,
      'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
      'The customer has not been confirmed yet. Please follow the link in the e-mail.',
      { customerId: customer.id },
    );
  await forgiveAttempts(c, 'login', email);
  await changeSession(c, async (tx, session) => ({
    session: await enter(c, tx, session, customer),
    answer: undefined,
  }));
}

/** The session of somebody who is known from now on. */
export async function enter(c: StoreContext, tx: Database, session: Session, customer: CustomerRow): Promise<Session> {
  const { store, now } = c.var;
  await changeCustomer(tx, customer.id, { lastLoginAt: now.toISOString() });
  const before = await readSessionOfCustomer(tx, customer.id);
  if (before && before.token !== session.token && now.getTime() - Date.parse(before.updatedAt) <= LIFETIME_MS) {
    const isCartMerged = (await mergeCarts(tx, session.token, before.token)) || before.isCartMerged;
    return storedSession(store, { ...before, isCartMerged, groupId: customer.groupId });
  }
  const token = newToken();
  await moveSession(tx, session.token, token);
  const mine = { token, customerId: customer.id, customerGroupId: customer.groupId };
  const { taxState } = storedSession(store, { ...session, updatedAt: '', groupId: customer.groupId });
  return { ...session, ...mine, taxState };
}

/**
 * This cart's lines go into the customer's: the same id adds up (facts §4.5). The anonymous session is then gone.
 * True when both had something, so that the shopper meets goods of an earlier visit.
 */
async function mergeCarts(tx: Database, from: string, into: string): Promise<boolean> {
  const [guest, own] = [await readCart(tx, from), await readCart(tx, into)];
  await keepCart(tx, into, {
    lines: joinLines(own.lines, guest.lines),
    promotions: joinPromotions(own.promotions, guest.promotions),
  });
  await forgetSession(tx, from);
  return guest.lines.length > 0 && own.lines.length > 0;
}

/**
 * Logs out: a new anonymous session. A customer's own stays under a hidden token and returns at the next login;
 * a guest's is deleted with the cart and everything personal (facts §1.3, §4.5).
 */
export async function logout(c: StoreContext): Promise<void> {
  const { store, now } = c.var;
  await changeSession(c, async (tx, session) => {
    if (!session.customerId) throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
    if (await isAccount(tx, session)) {
      const hidden = newToken();
      await keepSession(tx, session, now);
      await moveSession(tx, session.token, hidden);
    } else {
      await forgetSession(tx, session.token);
      await deleteCustomer(tx, session.customerId);
    }
    return { session: freshSession(store, newToken()), answer: undefined };
  });
}

/** Deletes the customer or guest for good; orders keep what they need (D6). */
export async function forget(c: StoreContext): Promise<void> {
  await changeSession(c, async (tx, session) => {
    const { customer } = await requireShopper(tx, session);
    await forgetSession(tx, session.token);
    await deleteCustomer(tx, customer.id);
    return { session: freshSession(c.var.store, newToken()), answer: undefined };
  });
}

async function isAccount(tx: Database, { customerId }: Session): Promise<boolean> {
  const customer = customerId ? await readCustomer(tx, customerId) : undefined;
  return customer?.isGuest === false;
}

const badCredentials = () =>
  refuse(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');
