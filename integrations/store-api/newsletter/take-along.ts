import { emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import {
  changeRecipient,
  changeStatus,
  forgetRecipient,
  readRecipient,
  readRecipientByToken,
} from '#store/records/visitor/newsletter.ts';
import { isReader } from './newsletter.ts';

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
  const own = await readRecipient(tx, emailKey(from));
  if (!own || !isReader(own.status)) return;
  const other = await readRecipient(tx, emailKey(email));
  if (other && other.id !== own.id && other.status !== 'notSet') return forgetRecipient(tx, own.id);
  if (other && other.id !== own.id) await forgetRecipient(tx, other.id);
  await changeRecipient(tx, own.id, {
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
