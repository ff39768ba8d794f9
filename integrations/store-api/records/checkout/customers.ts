import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { prepared } from '#store/records/insert-rows.ts';
import { customer, customerAddress } from '#store/records/schema/session.ts';

export type CustomerRow = typeof customer.$inferSelect;
export type AddressRow = typeof customerAddress.$inferSelect;

/** What an address says; the rest of its row says whose it is and since when. */
export type Address = Omit<AddressRow, 'id' | 'customerId' | 'createdAt' | 'updatedAt'>;

const byId = prepared((db) =>
  db
    .select()
    .from(customer)
    .where(eq(customer.id, sql.placeholder('id')))
    .prepare(),
);
const addressesOf = prepared((db) =>
  db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, sql.placeholder('id')))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id))
    .prepare(),
);

export async function readCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  const [row] = await byId(db).all({ id });
  return row;
}

/** The account of an e-mail address; guests with the same address don't count. */
export async function readAccount(db: Database, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.emailKey, emailKey(email)), eq(customer.isGuest, false)));
  return row;
}

/** An e-mail address as it is compared. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Whom an e-mail address counts as where things are limited: `anna+1@…` is Anna's letterbox too. */
export const buyerKey = (email: string): string => emailKey(email).replace(/(?<=[^+])\+[^@]*(?=@)/, '');

export async function addCustomer(tx: Database, row: CustomerRow, addresses: AddressRow[]): Promise<void> {
  await tx.insert(customer).values(row);
  await tx.insert(customerAddress).values(addresses);
}

export async function changeCustomer(tx: Database, id: string, change: Partial<CustomerRow>): Promise<void> {
  await tx.update(customer).set(change).where(eq(customer.id, id));
}

/** Whose address a mailed link confirms, used or not. */
export async function readCustomerByProof(db: Database, tokenHash: string): Promise<CustomerRow | undefined> {
  const isIts = or(eq(customer.optInTokenHash, tokenHash), eq(customer.proofTokenHash, tokenHash));
  const [row] = await db.select().from(customer).where(isIts);
  return row;
}

/** Notes that a customer has used a mailed link; false when that had been done before. */
export async function confirmCustomer(
  tx: Database,
  { id, optInTokenHash }: CustomerRow,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const isOptIn = tokenHash === optInTokenHash;
  const isUnused = isOptIn ? isNull(customer.optInConfirmedAt) : isNotNull(customer.proofSentAt);
  const used = await tx
    .update(customer)
    .set({ addressConfirmedAt: at, ...(isOptIn ? { optInConfirmedAt: at } : { proofSentAt: null }) })
    .where(and(eq(customer.id, id), isUnused))
    .returning({ id: customer.id });
  return used.length > 0;
}

/** Whose order with which address. */
type Buying = { customerId: string; email: string };

/** The address of an account that has paid for an order with it is known from then on; the link that was mailed there still works. */
export async function knowBuyer(tx: Database, { customerId, email }: Buying, now: Date): Promise<void> {
  const isSame = and(eq(customer.isGuest, false), eq(customer.emailKey, emailKey(email)));
  await tx
    .update(customer)
    .set({ addressConfirmedAt: now.toISOString() })
    .where(and(eq(customer.id, customerId), isSame, isNull(customer.addressConfirmedAt)));
}

/** Deletes a customer with all addresses; orders keep their own copy. */
export async function deleteCustomer(tx: Database, id: string): Promise<void> {
  await tx.delete(customer).where(eq(customer.id, id));
}

export async function readAddresses(db: Database, customerId: string): Promise<AddressRow[]> {
  return addressesOf(db).all({ id: customerId });
}

/** Adds an address, or replaces the one with its id. */
export async function keepAddress(tx: Database, row: AddressRow): Promise<void> {
  await tx.insert(customerAddress).values(row).onConflictDoUpdate({ target: customerAddress.id, set: row });
}

export async function deleteAddress(tx: Database, id: string): Promise<void> {
  await tx.delete(customerAddress).where(eq(customerAddress.id, id));
}

/**
 * Whether the address is known to be the customer's: that of an account where a mailed link was used, or whom the owner
 * knows. Any other may be a stranger's, and what is sent there is limited.
 */
export const hasVerifiedAddress = ({
  isGuest,
  addressConfirmedAt,
}: Pick<CustomerRow, 'isGuest' | 'addressConfirmedAt'>): boolean => !isGuest && addressConfirmedAt !== null;

/** Who ordered, as it was then. */
export type OrderCustomer = {
  email: string;
  number: string;
  isGuest: boolean;
  /** Whether the address of the account was confirmed then; orders from before this was noted don't say. */
  isConfirmed?: boolean;
  groupId: string;
  salutationId: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  company: string | null;
  vatIds: string[];
};

/** Whether the address may be a stranger's: that of a guest, or of an account that had not confirmed it. */
export const hasTypedAddress = ({ isGuest, isConfirmed }: Pick<OrderCustomer, 'isGuest' | 'isConfirmed'>): boolean =>
  isGuest || isConfirmed === false;

/** Where to, as it was then. */
export type OrderAddress = Address;
