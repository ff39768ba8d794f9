import type { Violation } from '#store/errors.ts';
import { takeAttempt } from '#store/limits/attempts.ts';
import { takeLetterVisit } from '#store/limits/letters.ts';
import { type CustomerRow, deleteCustomer, readAccount } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { StoreContext } from '#store/request.ts';
import { waitsForProof } from '#store/shopper/require-shopper.ts';
import type { Store } from '#store/store.ts';

/** An account has this address already; guests may use it as often as they like. */
export const taken = (email: string): Violation => ({
  code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
  pointer: '/email',
  detail: `The email address ${email} is already in use.`,
  parameters: { '{{ email }}': `"${email}"` },
});

/**
 * Asks an address for a new account; false when somebody has it. A registration that nobody confirmed makes room, with
 * its password and its link: a mail that got lost must not lock its address out (docs/decisions/027).
 */
export async function claimEmail(tx: Database, email: string): Promise<boolean> {
  const holder = await readAccount(tx, email);
  if (holder && !isOnlyApplied(holder)) return false;
  if (holder) await deleteCustomer(tx, holder.id);
  return true;
}

/** Waits for the click in the mail, and nobody was ever inside: no order and no session hangs on it. */
const isOnlyApplied = (customer: CustomerRow): boolean => waitsForProof(customer) && customer.lastLoginAt === null;

/**
 * Counts a registration before anything is hashed or mailed, by where it comes from; its letterbox counts once there is
 * something to mail, so that nobody fills it with an address that has an account. Guests who confirm nothing get no mail; they cost a row, and are counted apart.
 * @throws 429 after too many
 */
export async function countRegistration(
  c: StoreContext,
  { isGuest, email }: { isGuest: boolean; email: string },
): Promise<void> {
  const isMailed = !isGuest || hasToConfirm(c.var.store.config, { isGuest });
  await (isMailed ? takeLetterVisit(c, 'account', email) : takeAttempt(c, 'guest'));
}

/** Whether an address has to be confirmed by a click in a mail before it opens an account, or a guest's order. */
export const hasToConfirm = ({ DOUBLE_OPT_IN }: Store['config'], { isGuest }: { isGuest: boolean }): boolean =>
  DOUBLE_OPT_IN === 'all' || (DOUBLE_OPT_IN === 'accounts' && !isGuest);
