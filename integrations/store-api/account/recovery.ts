import { setTimeout } from 'node:timers/promises';
import { refuse, type Violation, violate } from '#store/errors.ts';
import { newToken, tokenHash } from '#store/id.ts';
import { forgiveAttempts, takeAttempt } from '#store/limits/attempts.ts';
import { hasPlaceIn } from '#store/limits/letters.ts';
import { confirmNewsletter } from '#store/newsletter/newsletter.ts';
import { mailPasswordChanged, mailRecovery } from '#store/outbox/mail-account.ts';
import {
  type CustomerRow,
  changeCustomer,
  hasVerifiedAddress,
  readAccount,
  readCustomer,
} from '#store/records/checkout/customers.ts';
import { forgetSessionsOf } from '#store/records/checkout/sessions.ts';
import { keepRecovery, type RecoveryRow, readRecovery, spendRecovery } from '#store/records/visitor/recoveries.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { fieldsOf, readSite } from '#store/shopper/fields.ts';
import { waitsForProof } from '#store/shopper/require-shopper.ts';
import { readNewPassword } from './change/change-password.ts';
import { welcome } from './confirm-registration.ts';
import { askerOf, hashPassword } from './password.ts';

/** A link to a new password works so long. */
const VALID_MS = 2 * 60 * 60 * 1000;

/** An answer takes at least this long, in ms: whether a mail is written or not must not show in its time. */
const ANSWER_MS = 200;

/**
 * Mails the way to a new password. The answer is the same, and as late, for an address without an account and for one that
 * has had its mails for now: it must not tell who has one (the original says 401 there).
 * @throws 400, 429 after too many attempts
 */
export async function askForRecovery(c: StoreContext, body: Body): Promise<void> {
  const { store } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const email = fields.email('email');
  const site = readSite(fields, store.config, c.req.url);
  if (violations.length > 0) throw violate(violations);
  await takeAttempt(c, 'recovery', email);
  await Promise.all([sendLink(c, email, site), setTimeout(ANSWER_MS)]);
}

async function sendLink(c: StoreContext, email: string, site: string): Promise<void> {
  const { store, now } = c.var;
  const token = newToken();
  await store.records.transaction(async (tx) => {
    const customer = await readAccount(tx, email);
    if (!customer?.isActive) return;
    const place = { email: customer.emailKey, isKnown: hasVerifiedAddress(customer) };
    // the link of the last mail goes on then: places come back sooner than it is over
    if (!(await hasPlaceIn(tx, c, 'recovery', place))) return;
    await keepRecovery(tx, { customerId: customer.id, tokenHash: tokenHash(token), createdAt: now.toISOString() });
    await mailRecovery(store, tx, customer, { site, token, validUntil: new Date(now.getTime() + VALID_MS) });
  });
}

/** Whether a link no longer works. @throws 400 for what can be no token, 404 for one that was never given or is used */
export async function isRecoveryExpired(c: StoreContext, body: Body): Promise<boolean> {
  const token = readToken(body);
  const recovery = await readRecovery(c.var.store.records.read, tokenHash(token));
  if (!recovery)
    throw refuse(
      404,
      'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
      `No matching customer for the hash "${token}" was found.`,
      {
        hash: token,
      },
    );
  return isOld(recovery, c.var.now);
}

/**
 * Sets the new password; the link is used up, and the customer is logged out everywhere. It came by mail, so
 * it confirms the address, and opens an account that still waited for the click in another one (docs/decisions/027).
 * @throws 400, 410
 */
export async function recover(c: StoreContext, body: Body): Promise<void> {
  const { store, now } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  fields.text('hash', { required: true });
  const password = readNewPassword(fields, body, violations);
  if (violations.length > 0) throw violate(violations);
  const hash = tokenHash(typeof body.hash === 'string' ? body.hash : '');
  const recovery = await readRecovery(store.records.read, hash);
  if (!recovery || isOld(recovery, now)) throw expired();
  const passwordHash = await hashPassword(askerOf(c), password);
  const customer = await store.records.transaction(async (tx) => {
    const owner = await readCustomer(tx, recovery.customerId);
    if (!owner || !(await spendRecovery(tx, hash))) throw expired();
    await changeCustomer(tx, owner.id, { ...confirmedFields(owner, now), passwordHash, updatedAt: now.toISOString() });
    await forgetSessionsOf(tx, owner.id);
    const site = callingStorefront(c, owner.storefront);
    await mailPasswordChanged(store, tx, owner, site);
    for (const each of [owner.optInTokenHash, owner.proofTokenHash]) if (each) await confirmNewsletter(tx, each, now);
    if (waitsForProof(owner)) await welcome(store, tx, owner, { site });
    return owner;
  });
  await forgiveAttempts(c, 'login', customer.email);
}

/** What the row keeps of it: other links to the same address have nothing left to confirm. */
function confirmedFields(owner: CustomerRow, now: Date): Partial<CustomerRow> {
  const at = now.toISOString();
  return { addressConfirmedAt: at, proofSentAt: null, ...(waitsForProof(owner) && { optInConfirmedAt: at }) };
}

const isOld = ({ createdAt }: RecoveryRow, now: Date): boolean => now.getTime() - Date.parse(createdAt) > VALID_MS;

const expired = () =>
  refuse(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', 'The link to a new password has expired.');

function readToken(body: Body): string {
  const violations: Violation[] = [];
  const token = fieldsOf(body, '', violations).text('hash', { required: true, min: 32, max: 32 });
  if (violations.length > 0) throw violate(violations);
  return token;
}
