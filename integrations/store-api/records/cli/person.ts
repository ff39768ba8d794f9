import { and, eq, inArray, or } from 'drizzle-orm';
import { buyerKey, type CustomerRow, emailKey } from '#store/records/checkout/customers.ts';
import { completed, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { contactMessage } from '#store/records/schema/contact.ts';
import { order, orderAddress } from '#store/records/schema/order.ts';
import { quote } from '#store/records/schema/quote.ts';
import { review } from '#store/records/schema/review.ts';
import { customer, customerAddress } from '#store/records/schema/session.ts';
import { newsletterRecipient, stockNotice } from '#store/records/schema/visitor.ts';

/** Account and guests of an e-mail address. */
export const readCustomersOf = async (db: Database, email: string): Promise<CustomerRow[]> =>
  db
    .select()
    .from(customer)
    .where(eq(customer.emailKey, emailKey(email)));

/** Orders of an e-mail address, or of these customers, whatever their address was then. */
export async function readOrdersOf(db: Database, email: string, customerIds: string[]): Promise<StoredOrder[]> {
  // an empty list beside the other condition would have every order read
  const isTheirs = customerIds.length > 0 ? inArray(order.customerId, customerIds) : undefined;
  const rows = await db
    .select()
    .from(order)
    .where(or(eq(order.emailKey, buyerKey(email)), isTheirs));
  // the key is the same for anna+news@ and anna@, who may be two
  const theirs = rows.filter(
    (row) => customerIds.includes(row.customerId) || emailKey(row.customer.email) === emailKey(email),
  );
  return completed(db, theirs);
}

/** What else is kept of somebody. */
export async function readTraces(db: Database, email: string, customerIds: string[]) {
  const key = emailKey(email);
  const isKnown = customerIds.length > 0;
  const [addresses, quotes, reviews, newsletter, notices, messages] = await Promise.all([
    isKnown ? db.select().from(customerAddress).where(inArray(customerAddress.customerId, customerIds)) : [],
    isKnown ? db.select().from(quote).where(inArray(quote.customerId, customerIds)) : [],
    isKnown ? db.select().from(review).where(inArray(review.customerId, customerIds)) : [],
    db.select().from(newsletterRecipient).where(eq(newsletterRecipient.emailKey, key)),
    db.select().from(stockNotice).where(eq(stockNotice.emailKey, key)),
    db.select().from(contactMessage).where(eq(contactMessage.emailKey, key)),
  ]);
  return { addresses, quotes, reviews, newsletter, notices, messages };
}

/** Forgets what an address has signed up for and written, and the name under reviews. */
export async function forgetTraces(tx: Database, email: string, customerIds: string[]): Promise<void> {
  const key = emailKey(email);
  await tx.delete(newsletterRecipient).where(eq(newsletterRecipient.emailKey, key));
  await tx.delete(stockNotice).where(eq(stockNotice.emailKey, key));
  await tx.delete(contactMessage).where(eq(contactMessage.emailKey, key));
  await tx.update(review).set({ author: '' }).where(inArray(review.customerId, customerIds));
}

/** Replaces what an order says of its buyer; undefined stays. */
export async function changeBuyer(
  tx: Database,
  orderId: string,
  change: Partial<Pick<StoredOrder['order'], 'customer' | 'comment' | 'deepLinkCode' | 'emailKey'>>,
): Promise<void> {
  await tx.update(order).set(change).where(eq(order.id, orderId));
}

export async function changeOrderAddress(
  tx: Database,
  { id, orderId, address }: typeof orderAddress.$inferSelect,
): Promise<void> {
  await tx
    .update(orderAddress)
    .set({ address })
    .where(and(eq(orderAddress.id, id), eq(orderAddress.orderId, orderId)));
}
