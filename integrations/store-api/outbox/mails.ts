import { refuse } from '#store/errors.ts';
import { type MailRow, queueAgain, readMail, readMails } from '#store/records/mail/mails.ts';
import type { Store } from '#store/store.ts';

/** Mails that were given up, or those that wait to be sent. */
export const listMails = (
  { records }: Store,
  { isFailed, limit }: { isFailed: boolean; limit: number },
): Promise<MailRow[]> => readMails(records.read, isFailed ? 'failed' : 'waiting', limit);

/** Puts a mail that was given up on its way once more. @throws 404 no such mail; 400 it is sent, or waits */
export async function sendMailAgain({ records }: Store, id: string, now: Date): Promise<void> {
  await records.transaction(async (tx) => {
    const mail = await readMail(tx, id);
    if (!mail) throw refuse(404, 'STORE__MAIL_NOT_FOUND', `There is no mail ${id}.`, { id });
    if (await queueAgain(tx, id, now)) return;
    const why = mail.state === 'sent' ? 'is sent, and its words are gone' : 'waits: the shop sends it by itself';
    throw refuse(400, 'STORE__MAIL_NOT_FAILED', `Mail ${id} ${why}.`, { id });
  });
}
