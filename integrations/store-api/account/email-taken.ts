import type { Violation } from '#store/errors.ts';
import { type CustomerRow, deleteCustomer, readAccount } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import { waitsForProof } from '#store/shopper/proof.ts';

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
