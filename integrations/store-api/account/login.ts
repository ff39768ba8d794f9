import { joinLines, joinPromotions } from '#store/cart/change-lines.ts';
import { keepCart, readCart } from '#store/cart/read-priced-cart.ts';
import { refuse } from '#store/errors.ts';
import { newToken } from '#store/id.ts';
import { forgiveAttempts, giveBackAttempt, takeAttempt } from '#store/limits/attempts.ts';
import { type CustomerRow, changeCustomer, readAccount, readCustomer } from '#store/records/checkout/customers.ts';
import { forgetSession, forgetTokens, keepSession, readSessionOfCustomer } from '#store/records/checkout/sessions.ts';
import type { Database } from '#store/records/database.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { changeSession, freshSession, LIFETIME_MS, type Session, storedSession } from '#store/session.ts';
import { waitsForProof } from '#store/shopper/require-shopper.ts';
import type { Store } from '#store/store.ts';
import { isEmail } from '#values/email-and-phone.ts';
import { hideSession } from './logout.ts';
import { askerOf, isPassword } from './password.ts';

/**
 * Logs a customer in: the session moves to a new token, or, when the customer has one from before,
 * this browser's new token leads to that one, and this cart is merged into it.
 * @throws 401 for empty or wrong credentials, and in the same words and time for an address without an account; 401 for
 * one that is not confirmed yet, after the right password; 429 after too many attempts, 503 while too many wait
 */
export async function login(c: StoreContext, body: Body): Promise<void> {
  const email = (textOf(body.username) || textOf(body.email)).trim();
  const password = textOf(body.password);
  if (email === '' || password === '') throw badCredentials();
  const customer = isEmail(email) ? await readAccount(c.var.store.records.read, email) : undefined;
  const isRight = await isRightGuess(c, email, { password, hash: customer?.passwordHash ?? null });
  if (!isRight || !customer?.isActive) throw badCredentials();
  if (waitsForProof(customer))
    throw refuse(
      401,
      'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
      'The customer has not been confirmed yet. Please follow the link in the e-mail.',
      { customerId: customer.id },
    );
  await changeSession(c, async (tx, session) => {
    const current = await readCustomer(tx, customer.id);
    // the account was closed, or got another password, while this one was compared
    if (current?.passwordHash !== customer.passwordHash) throw badCredentials();
    return { session: await enter(c, tx, session, current), result: undefined };
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The session of somebody who is known from now on. */
export async function enter(c: StoreContext, tx: Database, current: Session, customer: CustomerRow): Promise<Session> {
  const { store, now } = c.var;
  await changeCustomer(tx, customer.id, { lastLoginAt: now.toISOString() });
  const session = await withoutOther(c, tx, current, customer);
  const before = await readSessionOfCustomer(tx, customer.id);
  const token = newToken();
  if (before && before.id !== session.id && now.getTime() - Date.parse(before.updatedAt) <= LIFETIME_MS) {
    const isCartMerged = (await mergeCarts(tx, session.id, before.id)) || before.isCartMerged;
    const { storefront } = session;
    return storedSession(store, { ...before, token, isCartMerged, storefront, groupId: customer.groupId });
  }
  await forgetTokens(tx, session.id);
  const chosen = { billingAddressId: null, shippingAddressId: null, ...usualPayment(store, session, customer) };
  const row = { ...session, ...chosen, token, customerId: customer.id, updatedAt: '' };
  return storedSession(store, { ...row, groupId: customer.groupId });
}

/** What somebody else with an account has in this browser stays theirs, as if they had logged out first. */
async function withoutOther(c: StoreContext, tx: Database, session: Session, { id }: CustomerRow): Promise<Session> {
  const { store, now } = c.var;
  const other =
    session.customerId && session.customerId !== id ? await readCustomer(tx, session.customerId) : undefined;
  if (!other || other.isGuest) return session;
  await hideSession(tx, session, now);
  const anonymousSession = freshSession(store, newToken(), session.storefront);
  await keepSession(tx, anonymousSession, now);
  return anonymousSession;
}

/** Who has chosen nothing yet pays as they usually do. */
const usualPayment = ({ shopConfig }: Store, { paymentMethodId }: Session, customer: CustomerRow) =>
  paymentMethodId === shopConfig.defaultPaymentMethodId && customer.paymentMethodId
    ? { paymentMethodId: customer.paymentMethodId }
    : {};

/**
 * This cart's lines go into the customer's: the same id adds up. The anonymous session is then gone.
 * True when both had something, so that the shopper meets goods of an earlier visit.
 */
async function mergeCarts(tx: Database, from: string, into: string): Promise<boolean> {
  const [guest, customerCart] = [await readCart(tx, from), await readCart(tx, into)];
  await keepCart(tx, into, {
    lines: joinLines(customerCart.lines, guest.lines),
    promotions: joinPromotions(customerCart.promotions, guest.promotions),
  });
  await forgetSession(tx, from);
  return guest.lines.length > 0 && customerCart.lines.length > 0;
}

const badCredentials = () =>
  refuse(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');

/** A password that somebody typed, and the hash of the right one; null where there is no account. */
type Guess = { password: string; hash: string | null };

/**
 * Whether a password is that of the account with an address. Wrong ones count twice: for the address, whose password might
 * be guessed, and for the visitor, who might try one address after the other. A right one ends the first count, and of the
 * second takes back only itself: logging in to an own account must not reset the count.
 * @throws 429 after too many, 503 while too many wait for their turn
 */
export async function isRightGuess(c: StoreContext, email: string, guess: Guess): Promise<boolean> {
  await takeAttempt(c, 'login-visitor');
  try {
    await takeAttempt(c, 'login', email);
    const isRight = await compared(c, email, guess);
    if (isRight) await Promise.all([forgiveAttempts(c, 'login', email), giveBackAttempt(c, 'login-visitor')]);
    return isRight;
  } catch (error) {
    await giveBackAttempt(c, 'login-visitor');
    throw error;
  }
}

/** A password that was not looked at was no guess. */
async function compared(c: StoreContext, email: string, { password, hash }: Guess): Promise<boolean> {
  try {
    return await isPassword(askerOf(c), password, hash);
  } catch (error) {
    await giveBackAttempt(c, 'login', email);
    throw error;
  }
}
