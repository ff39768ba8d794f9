import { emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import { changeRecipient, forgetRecipient, readRecipient } from '#store/records/visitor/newsletter.ts';
import { isReader } from './newsletter.ts';

/**
 * A customer's newsletter comes to their new address from now on, and no longer to the old one. What the new address has
 * said of itself counts more: it gets the newsletter already, or has left it.
 */
export async function takeNewsletterAlong(tx: Database, from: string, { email, now }: { email: string; now: Date }) {
  const own = await readRecipient(tx, emailKey(from));
  if (!own || !isReader(own.status)) return;
  const other = await readRecipient(tx, emailKey(email));
  if (other && other.id !== own.id && other.status !== 'notSet') return forgetRecipient(tx, own.id);
  if (other && other.id !== own.id) await forgetRecipient(tx, other.id);
  await changeRecipient(tx, own.id, { email, emailKey: emailKey(email), updatedAt: now.toISOString() });
}
