import { refuse } from '#store/errors.ts';
import { mailAnswer } from '#store/outbox/mail-contact.ts';
import {
  endMessage,
  type MessageRow,
  readLatestMessages,
  readMessage,
  readWaitingMessages,
} from '#store/records/contact/messages.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';

/** Longest answer, in characters. */
const LONGEST_ANSWER = 10_000;

/** Messages of the contact form: those that wait, oldest first, or all of them, newest first. */
export const listMessages = (
  { records }: Store,
  { isWaiting, limit }: { isWaiting: boolean; limit: number },
): Promise<MessageRow[]> =>
  isWaiting ? readWaitingMessages(records.read, limit) : readLatestMessages(records.read, limit);

/** @throws 404 */
export async function messageWithId(db: Database, id: string): Promise<MessageRow> {
  const row = await readMessage(db, id);
  if (!row) throw refuse(404, 'STORE__MESSAGE_NOT_FOUND', `There is no message ${id}.`, { id });
  return row;
}

/** Answers a message by mail, under the words of the message; it is done then. @throws 404 no such message; 400 no words, or too many */
export async function answerMessage(store: Store, id: string, reply: string, now: Date): Promise<void> {
  const words = reply.trim();
  if (words === '' || words.length > LONGEST_ANSWER)
    throw refuse(400, 'STORE__ANSWER_IMPOSSIBLE', `An answer has 1 to ${LONGEST_ANSWER} characters.`);
  await store.records.transaction(async (tx) => {
    const row = await messageWithId(tx, id);
    await endMessage(tx, id, words, now);
    await mailAnswer(store, tx, row, words);
  });
}

/** Notes that a message needs nothing more. @throws 404 no such message; 400 it is done already */
export async function closeMessage({ records }: Store, id: string, now: Date): Promise<void> {
  await records.transaction(async (tx) => {
    await messageWithId(tx, id);
    if (!(await endMessage(tx, id, null, now)))
      throw refuse(400, 'STORE__MESSAGE_DONE', `Message ${id} is done already.`, { id });
  });
}
