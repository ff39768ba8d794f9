import { and, eq, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { forgetMails } from '#store/records/mail/mails.ts';
import { order } from '#store/records/schema/order.ts';
import { customer, session } from '#store/records/schema/session.ts';
import { forgetAttemptsBefore } from '#store/records/visitor/attempts.ts';
import { forgetUnconfirmedRecipients } from '#store/records/visitor/newsletter.ts';
import { forgetRecoveries } from '#store/records/visitor/recoveries.ts';
import { forgetNotices } from '#store/records/visitor/stock-notices.ts';
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

/** A notice waits a year for its product, as its mail says. */
const KEEP_NOTICES_MS = 365 * DAY_MS;

/**
 * Deletes sessions that are long over, with their carts, guests who are no longer here and registrations that nobody
 * confirmed: nobody needs them, and they are personal. Who has ordered stays: an order belongs to somebody (docs/decisions/027).
 */
export async function sweep(tx: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const limit = before(KEEP_MS).toISOString();
  await tx.delete(session).where(lt(session.updatedAt, limit));
  const buyers = tx.select({ id: order.customerId }).from(order);
  const present = tx.select({ id: session.customerId }).from(session).where(isNotNull(session.customerId));
  const orderedNothing = notInArray(customer.id, buyers);
  const isIdle = and(lt(customer.updatedAt, limit), orderedNothing, notInArray(customer.id, present));
  await tx.delete(customer).where(and(eq(customer.isGuest, true), isIdle));
  const isUnconfirmed = and(isNotNull(customer.optInSentAt), isNull(customer.optInConfirmedAt));
  const isOver = lt(customer.optInSentAt, before(CONFIRM_REGISTRATION_MS).toISOString());
  await tx.delete(customer).where(and(isUnconfirmed, isOver, orderedNothing));
  await forgetRecoveries(tx, before(DAY_MS));
  await forgetAttemptsBefore(tx, before(DAY_MS));
  await forgetMails(tx, before(KEEP_MAILS_MS));
  await forgetUnconfirmedRecipients(tx, before(CONFIRM_NEWSLETTER_MS));
  await forgetNotices(tx, { unconfirmed: before(CONFIRM_STOCK_NOTICE_MS), any: before(KEEP_NOTICES_MS) });
}
