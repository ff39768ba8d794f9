import { taken } from '#store/account/email-taken.ts';
import { refuse, type Violation, violate } from '#store/errors.ts';
import { takeLetterVisit, takePlaceIn } from '#store/limits/letters.ts';
import { takeNewsletterAlong } from '#store/newsletter/newsletter.ts';
import { mailEmailChanged } from '#store/outbox/mail-account.ts';
import { type CustomerRow, changeCustomer, emailKey, readAccount } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { forgetRecoveryOf } from '#store/records/visitor/recoveries.ts';
import { type Body, callingStorefront, localeOfId, type StoreContext } from '#store/request.ts';
import { changeSession, type Session } from '#store/session.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { type EmailConfirmation, newProof, requireCustomer, waitsForProof } from '#store/shopper/require-shopper.ts';
import { isOwnPassword, wrongPassword } from './change-password.ts';

/**
 * Gives the account another e-mail address, which nobody has confirmed yet, and takes its newsletter along. Whether one is
 * in use is told only to who knows the password.
 * @throws 400, 403 for guests too, 429 after too many guesses
 */
export async function changeEmail(c: StoreContext, body: Body): Promise<void> {
  const { store, session } = c.var;
  const { customer } = await requireCustomer(store.records.read, session);
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const email = fields.email('email');
  const password = fields.secret('password', { required: true });
  if (violations.length === 0 && fields.text('emailConfirmation') !== email)
    // the original gives this one no code
    violations.push({ code: null, pointer: '/email', detail: 'The e-mail addresses are not equal.' });
  if (violations.length === 0 && !(await isOwnPassword(c, customer, password))) violations.push(wrongPassword);
  if (violations.length > 0) throw violate(violations);
  if (email !== customer.email) await takeLetterVisit(c, 'account', email);
  await changeSession(c, async (tx, current) => {
    const { customer: owner } = await requireCustomer(tx, current);
    if (owner.passwordHash !== customer.passwordHash) throw violate([wrongPassword]);
    const holder = await readAccount(tx, email);
    if (holder && holder.id !== owner.id) throw violate([taken(email)]);
    await forgetRecoveryOf(tx, owner.id);
    if (email !== owner.email) await replaceEmail(c, tx, owner, email);
    return { session: current, result: undefined };
  });
}

async function replaceEmail(c: StoreContext, tx: Database, owner: CustomerRow, email: string): Promise<void> {
  const { store, now } = c.var;
  await takePlaceIn(tx, c, 'account', email);
  const confirmation = proofFor(owner, email, now);
  await mailEmailChanged(store, tx, owner, {
    site: callingStorefront(c),
    email,
    token: confirmation?.token ?? null,
  });
  await takeNewsletterAlong(tx, owner.email, { email, now, waitsFor: confirmation?.hash ?? null });
  const place = { email, emailKey: emailKey(email), updatedAt: now.toISOString() };
  await changeCustomer(tx, owner.id, { ...place, ...confirmation?.kept });
}

/** Null where only the capitals of a known address are others. Who had to confirm the old address and has not waits for the new one. */
function proofFor(owner: CustomerRow, email: string, now: Date): EmailConfirmation | null {
  const isAwaited = waitsForProof(owner);
  const isKnown = !isAwaited && owner.emailKey === emailKey(email) && owner.addressConfirmedAt !== null;
  return isKnown ? null : newProof(now, { isAwaited });
}

/** The language in which the customer is written to; that of the session is a matter of the context. @throws 400, 403 */
export function changeLanguage(c: StoreContext, body: Body): Promise<void> {
  return changeOwn(c, requireCustomer, () => {
    const violations: Violation[] = [];
    const fields = fieldsOf(body, '', violations);
    const id = fields.idAmong('languageId', c.var.store.shopConfig.languages, 'language', { required: true });
    const locale = id === null ? undefined : localeOfId(id);
    if (!locale) throw violate(violations);
    return { locale };
  });
}

/** How the customer usually pays, from this session on (6.6 only). @throws 400 no such method, 403 */
export function changePaymentMethod(c: StoreContext, paymentMethodId: string): Promise<void> {
  return changeSession(c, async (tx, session) => {
    const { customer } = await requireCustomer(tx, session);
    if (!c.var.store.shopConfig.paymentMethods.some(({ id }) => id === paymentMethodId))
      throw refuse(
        400,
        'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
        `Change Payment to method ${paymentMethodId} was not possible.`,
        { paymentMethodId },
      );
    await changeCustomer(tx, customer.id, { paymentMethodId, updatedAt: c.var.now.toISOString() });
    return { session: { ...session, paymentMethodId }, result: undefined };
  });
}

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
