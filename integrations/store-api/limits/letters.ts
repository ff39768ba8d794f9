import { buyerKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { StoreContext } from '#store/request.ts';
import { attemptContextOf, countIn, type Limited, takeAttemptIn } from './attempts.ts';

/**
 * What sends a mail to an address that anybody may have typed, and the lines that count it: by visitor, by visitor and
 * address where one visitor may do more than that altogether, and by address wherever they come from.
 */
const MAIL_LIMITS = {
  order: { visitor: 'order', both: 'order-mail', anywhere: 'order-address' },
  /** Accounts that are opened, and those that take another address. */
  account: { visitor: 'registration', both: 'opt-in', anywhere: 'letterbox' },
  newsletter: { visitor: 'newsletter', anywhere: 'letterbox' },
  'back-in-stock': { visitor: 'back-in-stock', anywhere: 'letterbox' },
  contact: { visitor: 'contact', anywhere: 'letterbox' },
  appointment: { visitor: 'appointment', anywhere: 'letterbox' },
} as const satisfies Record<string, { visitor: Limited; both?: Limited; anywhere: Limited }>;

/** Counts a mail to an address that somebody typed, or none where it was not: by all lines or by none. @throws 429 with the seconds to wait */
export function takeLetter(c: StoreContext, what: keyof typeof MAIL_LIMITS, email: string): Promise<void> {
  return c.var.store.records.transaction((tx) => takeLetterIn(tx, c, what, email));
}

/** The same inside a transaction. @throws 429 with the seconds to wait */
export async function takeLetterIn(
  tx: Database,
  c: StoreContext,
  what: keyof typeof MAIL_LIMITS,
  email: string,
): Promise<void> {
  await takeVisit(tx, c, what, email);
  await takePlaceIn(tx, c, what, email);
}

/** Counts who asks for a letter that may not be written; `takePlaceIn` counts it once it is. @throws 429 with the seconds to wait */
export function takeLetterVisit(c: StoreContext, what: keyof typeof MAIL_LIMITS, email: string): Promise<void> {
  return c.var.store.records.transaction((tx) => takeVisit(tx, c, what, email));
}

async function takeVisit(tx: Database, c: StoreContext, what: keyof typeof MAIL_LIMITS, email: string): Promise<void> {
  const lines: { visitor: Limited; both?: Limited; anywhere: Limited } = MAIL_LIMITS[what];
  await takeAttemptIn(tx, c, lines.visitor);
  if (lines.both && email !== '') await takeAttemptIn(tx, c, lines.both, buyerKey(email));
}

/** Takes a letter's place in its letterbox, wherever it was asked for. @throws 429 with the seconds to wait */
export async function takePlaceIn(
  tx: Database,
  c: StoreContext,
  what: keyof typeof MAIL_LIMITS,
  email: string,
): Promise<void> {
  const { anywhere } = MAIL_LIMITS[what];
  const letterbox = buyerKey(email);
  if (letterbox === '') return;
  await takeAttemptIn(tx, c, anywhere, anywhere === 'letterbox' ? `${what}\n${letterbox}` : letterbox);
}

/**
 * Takes such a place for a letter of which nobody is told that it was left out; false where there is none. Each kind has its
 * own. A known address is counted as it is written, any other with all its spellings: who opens accounts in other
 * spellings keeps no letter from somebody who is known.
 */
export async function hasPlaceIn(
  tx: Database,
  c: StoreContext,
  what: 'recovery' | 'password',
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<boolean> {
  const subject = isKnown ? `${what} known\n${email}` : `${what}\n${buyerKey(email)}`;
  return (await countIn(tx, attemptContextOf(c), 'letterbox', subject)) === 0;
}
