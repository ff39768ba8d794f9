import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, Records } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { contactMessage } from '#store/records/schema/contact.ts';
import { deskAudit, deskLink, deskSession, deskWrite } from '#store/records/schema/desk.ts';
import { mail } from '#store/records/schema/mail.ts';
import { order } from '#store/records/schema/order.ts';
import { customer, session } from '#store/records/schema/session.ts';
import { attempt, newsletterRecipient, passwordRecovery, stockNotice } from '#store/records/schema/visitor.ts';
import {
  CONFIRM_NEWSLETTER_MS,
  CONFIRM_REGISTRATION_MS,
  CONFIRM_STOCK_NOTICE_MS,
} from '#store/rules/confirm-periods.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session is over after a day; its rows stay a week longer, in case somebody has to look into a complaint. */
const KEEP_MS = 7 * DAY_MS;

/** What is known of a mail that was sent or given up stays so long. */
const KEEP_MAILS_MS = 30 * DAY_MS;

/** Who did what at the desk is known so long. */
const KEEP_AUDIT_MS = 365 * DAY_MS;

/** A notice waits a year for its product, as its mail says. */
const KEEP_NOTICES_MS = 365 * DAY_MS;

/** A message to the shop stays for two years, as the privacy policy says. */
const KEEP_MESSAGES_MS = 2 * 365 * DAY_MS;

/** Rows that are looked at, and deleted by one transaction, at once: whoever writes meanwhile waits for so many. */
const AT_ONCE = 50;

/**
 * Deletes sessions that are long over, with their carts, guests who are no longer here and registrations that nobody
 * confirmed: nobody needs them, and they are personal. Who has ordered stays: an order belongs to somebody (docs/decisions/027).
 * A handful at a time, between which others have their turn; ends early when `signal` says so.
 */
export async function sweep(records: Records, now: Date, signal?: AbortSignal): Promise<void> {
  for (const each of whatIsOver(records.read, now)) await sweepTable(records, each, signal);
}

/** Rows that are over: those whose moment `at` lies before another, as far as `isOver` and `isUnused` hold. */
type Over = {
  table: SQLiteTable;
  key: SQLiteColumn;
  at: SQLiteColumn;
  before: Date;
  /** Part of the index over `at`. */
  isOver?: SQL | undefined;
  /** Looked up for each row. */
  isUnused?: SQL | undefined;
};

function whatIsOver(db: Database, now: Date): Over[] {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const one = { one: sql`1` };
  const orderedNothing = notExists(db.select(one).from(order).where(eq(order.customerId, customer.id)));
  const isAway = notExists(db.select(one).from(session).where(eq(session.customerId, customer.id)));
  const [recovery, recipient, notice] = [passwordRecovery, newsletterRecipient, stockNotice];
  return [
    { table: session, key: session.id, at: session.updatedAt, before: before(KEEP_MS) },
    {
      ...{ table: customer, key: customer.id, at: customer.updatedAt, before: before(KEEP_MS) },
      ...{ isOver: sql`${customer.isGuest}`, isUnused: and(orderedNothing, isAway) },
    },
    {
      ...{ table: customer, key: customer.id, at: customer.optInSentAt, before: before(CONFIRM_REGISTRATION_MS) },
      ...{ isOver: isNull(customer.optInConfirmedAt), isUnused: orderedNothing },
    },
    { table: recovery, key: recovery.customerId, at: recovery.createdAt, before: before(DAY_MS) },
    { table: attempt, key: attempt.key, at: attempt.lastAt, before: before(DAY_MS) },
    { table: contactMessage, key: contactMessage.id, at: contactMessage.createdAt, before: before(KEEP_MESSAGES_MS) },
    { table: deskSession, key: deskSession.tokenHash, at: deskSession.usedAt, before: before(DAY_MS) },
    { table: deskLink, key: deskLink.tokenHash, at: deskLink.validUntil, before: before(DAY_MS) },
    { table: deskWrite, key: deskWrite.key, at: deskWrite.createdAt, before: before(DAY_MS) },
    { table: deskAudit, key: deskAudit.id, at: deskAudit.at, before: before(KEEP_AUDIT_MS) },
    { table: mail, key: mail.id, at: mail.settledAt, before: before(KEEP_MAILS_MS) },
    {
      ...{ table: recipient, key: recipient.id, at: recipient.updatedAt, before: before(CONFIRM_NEWSLETTER_MS) },
      isOver: eq(recipient.status, 'notSet'),
    },
    {
      ...{ table: notice, key: notice.id, at: notice.createdAt, before: before(CONFIRM_STOCK_NOTICE_MS) },
      isUnused: isNull(notice.confirmedAt),
    },
    { table: notice, key: notice.id, at: notice.createdAt, before: before(KEEP_NOTICES_MS) },
  ];
}

/** Page by page, in the order of their moments: those that stay are looked at once. */
async function sweepTable({ read, transaction }: Records, over: Over, signal?: AbortSignal): Promise<void> {
  const { table, key, at, before, isOver, isUnused } = over;
  const range = and(lt(at, before.toISOString()), isOver);
  for (let last: { key: unknown; at: unknown } | undefined; !signal?.aborted; ) {
    const beyond = last && sql`(${at}, ${key}) > (${last.at}, ${last.key})`;
    const page = await read
      .select({ key, at })
      .from(table)
      .where(and(range, beyond))
      .orderBy(asc(at), asc(key))
      .limit(AT_ONCE);
    const keys = page.map((row) => String(row.key));
    const isIts = and(among(key, keys), range, isUnused);
    if (keys.length > 0 && (!isUnused || (await read.$count(table, isIts)) > 0))
      await transaction(async (tx) => {
        await tx.delete(table).where(isIts);
      });
    if (page.length < AT_ONCE) return;
    last = page.at(-1);
    await setImmediate();
  }
}
