import { refuse, type Violation, violate } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import { takeAttempt } from '#store/limits/attempts.ts';
import { emailProof } from '#store/mail/links.ts';
import { mailNewsletter } from '#store/outbox/mail-newsletter.ts';
import { emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import {
  changeRecipient,
  changeStatus,
  forgetRecipient,
  type RecipientRow,
  readRecipient,
  readRecipientByToken,
} from '#store/records/visitor/newsletter.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { CONFIRM_NEWSLETTER_MS } from '#store/rules/confirm-periods.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';

export type Status = RecipientRow['status'];

/** Statuses of somebody who gets the newsletter. */
export const isReader = (status: Status): boolean => status === 'optIn' || status === 'direct';

/** The click in the mail. @throws 400 unknown or expired link, made for another address, or used before */
export async function confirm(c: StoreContext, body: Body): Promise<void> {
  const { store, now } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const [hash, emailHash] = [fields.text('hash', { required: true }), fields.text('em', { required: true })];
  if (violations.length > 0) throw violate(violations);
  await store.records.transaction(async (tx) => {
    const recipient = await readRecipientByToken(tx, tokenHash(hash));
    if (!recipient || isForgotten(recipient, now)) throw notFound('hash', hash);
    if (emailHash !== emailProof(recipient.email)) throw violate([notEqual('/em')]);
    const at = now.toISOString();
    if (
      recipient.status !== 'notSet' ||
      !(await changeStatus(tx, recipient, { status: 'optIn', confirmedAt: at, updatedAt: at }))
    )
      throw violate([notEqual('/status')]);
    await mailNewsletter(store, tx, recipient, { id: 'newsletterWelcome', site: callingStorefront(c) });
  });
}

/**
 * Ends the newsletter for an address. Counted apart from subscribing: who has tried that too often can still leave.
 * @throws 400 without an address, or for one that is not in the list, 429 after too many
 */
export async function unsubscribe(c: StoreContext, body: Body): Promise<Status> {
  const { store, now } = c.var;
  const { email } = body;
  if (typeof email !== 'string' || email.trim() === '')
    throw refuse(400, 'CONTENT__MISSING_EMAIL_PARAMETER', 'The email parameter is missing.');
  await takeAttempt(c, 'newsletter', 'unsubscribe');
  return store.records.transaction<Status>(async (tx) => {
    const recipient = await readRecipient(tx, emailKey(email.trim()));
    if (!recipient) throw notFound('email', email);
    if (recipient.status === 'optOut') return 'optOut';
    // nobody needs the name of somebody who has left
    const nobody = { salutationId: null, firstName: null, lastName: null, street: null, zipCode: null, city: null };
    await changeStatus(tx, recipient, { status: 'optOut', ...nobody, updatedAt: now.toISOString() });
    if (isReader(recipient.status))
      await mailNewsletter(store, tx, recipient, { id: 'newsletterUnsubscribed', site: callingStorefront(c) });
    return 'optOut';
  });
}

/** How the logged-in customer stands with the newsletter. @throws 403 for guests and strangers */
export async function statusOfCustomer(c: StoreContext): Promise<Status | 'undefined'> {
  const { store, session } = c.var;
  const { customer } = await requireCustomer(store.records.read, session);
  return (await readRecipient(store.records.read, customer.emailKey))?.status ?? 'undefined';
}

const isForgotten = ({ status, updatedAt }: RecipientRow, now: Date): boolean =>
  status === 'notSet' && now.getTime() - Date.parse(updatedAt) > CONFIRM_NEWSLETTER_MS;

const notFound = (field: string, value: string) =>
  refuse(
    400,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "${field}" - ${value} was not found.`,
    {
      identifier: field,
      value,
    },
  );

const notEqual = (pointer: string): Violation => ({
  code: 'NOT_EQUAL_ERROR',
  pointer,
  detail: 'This value should be equal to the one of the link.',
});

/** Where a newsletter moves to; `waitsFor`: the hash of the token in the link that has to be used there first, null where none has. */
type AddressChange = { email: string; now: Date; waitsFor: string | null };

/**
 * A customer's newsletter comes to their new address once that is confirmed, and no longer to the old one. What the new
 * address has said of itself counts more: it gets the newsletter already, or has left it.
 */
export async function takeNewsletterAlong(
  tx: Database,
  from: string,
  { email, now, waitsFor }: AddressChange,
): Promise<void> {
  const recipient = await readRecipient(tx, emailKey(from));
  if (!recipient || !isReader(recipient.status)) return;
  const other = await readRecipient(tx, emailKey(email));
  if (other && other.id !== recipient.id && other.status !== 'notSet') return forgetRecipient(tx, recipient.id);
  if (other && other.id !== recipient.id) await forgetRecipient(tx, other.id);
  await changeRecipient(tx, recipient.id, {
    ...{ email, emailKey: emailKey(email), updatedAt: now.toISOString() },
    ...(waitsFor && { status: 'notSet', tokenHash: waitsFor, confirmedAt: null }),
  });
}

/** The click that confirmed an account's address is the one that its newsletter has waited for. */
export async function confirmNewsletter(tx: Database, tokenHash: string, now: Date): Promise<void> {
  const recipient = await readRecipientByToken(tx, tokenHash);
  const at = now.toISOString();
  if (recipient?.status === 'notSet')
    await changeStatus(tx, recipient, { status: 'optIn', confirmedAt: at, updatedAt: at });
}
