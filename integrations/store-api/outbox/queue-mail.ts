import type { Database } from '#store/records/driver.ts';
import type { Attachment, MailMessage } from '#store/records/mail/mail-message.ts';
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
