import { isRightGuess } from '#store/account/login.ts';
import { askerOf, hashPassword } from '#store/account/password.ts';
import { type Violation, violate } from '#store/errors.ts';
import { newToken } from '#store/id.ts';
import { hasPlaceIn } from '#store/limits/letters.ts';
import { shopAddress } from '#store/origins.ts';
import { mailPasswordChanged } from '#store/outbox/mail-account.ts';
import { type CustomerRow, changeCustomer, hasVerifiedAddress } from '#store/records/checkout/customers.ts';
import { forgetSessionsOf, forgetTokens } from '#store/records/checkout/sessions.ts';
import type { Database } from '#store/records/database.ts';
import { forgetRecoveryOf } from '#store/records/visitor/recoveries.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { changeSession } from '#store/session.ts';
import { type Fields, fieldsOf, MAX_PASSWORD, MIN_PASSWORD } from '#store/shopper/fields.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';

/**
 * Sets another password. Every other session of the customer ends; this one goes on under a new token, so that nobody
 * who knew the old one is still inside.
 * @throws 400, 403 for guests too, 429 after too many guesses
 */
export async function changePassword(c: StoreContext, body: Body): Promise<void> {
  const { store, session, now } = c.var;
  const { customer } = await requireCustomer(store.records.read, session);
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const password = fields.secret('password', { required: true });
  const passwordHash = await hashPassword(askerOf(c), readNewPassword(fields, body, violations));
  if (violations.length === 0 && !(await isOwnPassword(c, customer, password))) violations.push(wrongPassword);
  if (violations.length > 0) throw violate(violations);
  await changeSession(c, async (tx, current) => {
    const { customer: owner } = await requireCustomer(tx, current);
    if (owner.passwordHash !== customer.passwordHash) throw violate([wrongPassword]);
    await forgetTokens(tx, current.id);
    await forgetSessionsOf(tx, owner.id, current.id);
    await forgetRecoveryOf(tx, owner.id);
    await changeCustomer(tx, owner.id, { passwordHash, updatedAt: now.toISOString() });
    if (await mayNotify(c, tx, owner)) await mailPasswordChanged(store, tx, owner, shopAddress(store.config));
    return { session: { ...current, token: newToken() }, result: undefined };
  });
}

/** Where nobody has confirmed the address the mail may go to a stranger: then there are a few an hour. The change is never refused for it. */
const mayNotify = async (c: StoreContext, tx: Database, owner: CustomerRow): Promise<boolean> =>
  hasVerifiedAddress(owner) || (await hasPlaceIn(tx, c, 'password', { email: owner.email, isKnown: false }));

/** A password that is to be set, in characters as they were typed. */
export const readPassword = (fields: Fields, name: string): string =>
  fields.secret(name, { required: true, min: MIN_PASSWORD, max: MAX_PASSWORD });

/** `newPassword`, typed twice the same. */
export function readNewPassword(fields: Fields, body: Body, violations: Violation[]): string {
  const password = readPassword(fields, 'newPassword');
  if (violations.length === 0 && body.newPasswordConfirm !== password)
    // the original gives this one no code
    violations.push({ code: null, pointer: '/newPassword', detail: 'The passwords are not equal.' });
  return password;
}

/**
 * Whether this is the customer's own password. Guesses count like those of a login: who has found an open browser
 * learns no more from it than a stranger. @throws 429, 503
 */
export const isOwnPassword = (c: StoreContext, { email, passwordHash }: CustomerRow, password: string) =>
  isRightGuess(c, email, { password, hash: passwordHash });

export const wrongPassword: Violation = {
  code: 'CUSTOMER_PASSWORD_NOT_CORRECT',
  pointer: '/password',
  detail: 'Your password is not correct.',
};
