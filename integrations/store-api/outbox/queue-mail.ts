import { compose, type Draft } from '#store/mail/compose.ts';
import { correspondent, greetingFor } from '#store/mail/fill.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Attachment, MailMessage } from '#store/records/mail/mails.ts';
import { addMail } from '#store/records/mail/mails.ts';
import type { Store } from '#store/store.ts';

/**
 * Hands a mail to the post, in the transaction of what caused it: both happen or neither.
 * The post looks at once; its look waits behind this transaction, or finds the mail with its next look.
 */
export async function queueMail(
  store: Store,
  tx: Database,
  name: string,
  message: MailMessage,
  attachments: Attachment[] = [],
): Promise<void> {
  await addMail(tx, name, message, { attachments, now: store.clock() });
  void store.outbox.flush();
}

/** Writes to a customer, in their language and by their name. The name in the outbox says what, never who. */
export function mailCustomer(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  draft: Pick<Draft, 'id' | 'site' | 'variables' | 'when'>,
): Promise<void> {
  const { locale } = customer;
  const person = { locale, to: correspondent(customer), greeting: greetingFor(customer, locale, store.shopConfig) };
  return queueMail(store, tx, draft.id, compose({ ...draft, ...person }, store.shopConfig));
}

/** A mistake in the words of a mail is logged, and never costs an order or a payment. */
export async function queueWritten(store: Store, tx: Database, name: string, write: () => MailMessage): Promise<void> {
  let message: MailMessage;
  try {
    message = write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ level: 'error', at: 'mail', mail: name, reason }));
    return;
  }
  await queueMail(store, tx, name, message);
}
