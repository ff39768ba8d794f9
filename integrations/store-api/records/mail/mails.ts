import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { mail, mailAttachment } from '#store/records/schema/mail.ts';

/** A mail that this process has to itself for now. */
export type ClaimedMail = { id: string; name: string; message: MailMessage; attempts: number };

export async function addMail(
  tx: Database,
  name: string,
  message: MailMessage,
  { attachments = [], now }: { attachments?: Attachment[]; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const id = risingId();
  await tx.insert(mail).values({ id, name, message, state: 'waiting', attempts: 0, dueAt: at, createdAt: at });
  for (const attachment of attachments)
    await tx.insert(mailAttachment).values({ id: newId(), mailId: id, ...attachment });
}

let written = 0;

/** Of mails of one moment (a customer registers and orders at once) the one written first has the lowest id. */
const risingId = (): string => (written++ >>> 0).toString(16).padStart(8, '0') + newId().slice(8);

/**
 * Takes up to `limit` mails that are due, oldest first, and holds them until `heldUntil`: if this process dies, another
 * takes them then.
 * The attempts that were seen are the condition, so that of several processes one gets each.
 */
export async function claimMails(
  tx: Database,
  { now, heldUntil, limit }: { now: Date; heldUntil: Date; limit: number },
): Promise<ClaimedMail[]> {
  const due = await tx
    .select({ id: mail.id, attempts: mail.attempts })
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), lte(mail.dueAt, now.toISOString())))
    .orderBy(asc(mail.dueAt), asc(mail.createdAt), asc(mail.id))
    .limit(limit);
  const claimed: ClaimedMail[] = [];
  for (const { id, attempts } of due) {
    const [row] = await tx
      .update(mail)
      .set({ attempts: attempts + 1, dueAt: heldUntil.toISOString() })
      .where(and(eq(mail.id, id), eq(mail.state, 'waiting'), eq(mail.attempts, attempts)))
      .returning();
    if (row?.message) claimed.push({ id, name: row.name, message: row.message, attempts: row.attempts });
  }
  return claimed;
}

export async function readAttachments(db: Database, mailId: string): Promise<Attachment[]> {
  const { fileName, mediaType, content } = mailAttachment;
  return db.select({ fileName, mediaType, content }).from(mailAttachment).where(eq(mailAttachment.mailId, mailId));
}

/** It is out of the house: what it said is no longer needed. */
export async function noteSent(tx: Database, id: string, now: Date): Promise<void> {
  await tx.delete(mailAttachment).where(eq(mailAttachment.mailId, id));
  await tx.update(mail).set({ state: 'sent', message: null, settledAt: now.toISOString() }).where(eq(mail.id, id));
}

/** It did not go: tried again at `dueAt`, or given up (null) and kept, so that somebody may look into it. */
export async function noteFailure(tx: Database, id: string, dueAt: Date | null, now: Date): Promise<void> {
  const change = dueAt ? { dueAt: dueAt.toISOString() } : { state: 'failed' as const, settledAt: now.toISOString() };
  await tx.update(mail).set(change).where(eq(mail.id, id));
}

export type MailRow = typeof mail.$inferSelect;

/** Mails in a state, the last one first. */
export async function readMails(db: Database, state: MailRow['state'], limit: number): Promise<MailRow[]> {
  return db.select().from(mail).where(eq(mail.state, state)).orderBy(desc(mail.dueAt)).limit(limit);
}

export async function readMail(db: Database, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

/** Lets a mail that was given up begin anew; false when it was not. */
export async function queueAgain(tx: Database, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(mail)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString(), settledAt: null })
    .where(and(eq(mail.id, id), eq(mail.state, 'failed')))
    .returning({ id: mail.id });
  return rows.length > 0;
}

/** How many mails were given up: their recipients never got them. */
export const countFailedMails = (db: Database): Promise<number> => db.$count(mail, eq(mail.state, 'failed'));

/** Somebody at an address. As parts and never as text, so that a name can't smuggle in a second address. */
export type Correspondent = { name: string; address: string };

/** A mail before it is put on its way. */
export type MailMessage = {
  to: Correspondent;
  /** Where answers go, when not to the shop. */
  replyTo?: Correspondent;
  subject: string;
  text: string;
  html: string;
};

/** A file that goes along. `fileName` is what the recipient sees. */
export type Attachment = { fileName: string; mediaType: string; content: Buffer };
