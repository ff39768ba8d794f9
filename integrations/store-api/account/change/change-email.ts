import { taken } from '#store/account/email-taken.ts';
import { changeSession } from '#store/change-session.ts';
import { type Violation, violate } from '#store/errors.ts';
import { takeLetterVisit, takePlaceIn } from '#store/limits/letters.ts';
import { takeNewsletterAlong } from '#store/newsletter/take-along.ts';
import { shopAddress } from '#store/origins.ts';
import { mailEmailChanged } from '#store/outbox/mail-account.ts';
import { type CustomerRow, changeCustomer, emailKey, readAccount } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import { forgetRecoveryOf } from '#store/records/visitor/recoveries.ts';
import type { StoreContext } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { newProof, type Proof, waitsForProof } from '#store/shopper/proof.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import { isOwnPassword, wrongPassword } from './own-password.ts';

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
  const proof = proofFor(owner, email, now);
  await mailEmailChanged(store, tx, owner, { site: shopAddress(store.config), email, token: proof?.token ?? null });
  await takeNewsletterAlong(tx, owner.email, { email, now, waitsFor: proof?.hash ?? null });
  const place = { email, emailKey: emailKey(email), updatedAt: now.toISOString() };
  await changeCustomer(tx, owner.id, { ...place, ...proof?.kept });
}

/** Null where only the capitals of a known address are others. Who had to confirm the old address and has not waits for the new one. */
function proofFor(owner: CustomerRow, email: string, now: Date): Proof | null {
  const isAwaited = waitsForProof(owner);
  const isKnown = !isAwaited && owner.emailKey === emailKey(email) && owner.addressConfirmedAt !== null;
  return isKnown ? null : newProof(now, { isAwaited });
}
