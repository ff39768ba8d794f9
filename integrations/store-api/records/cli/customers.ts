import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { type CustomerRow, emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { customer } from '#store/records/schema/session.ts';
import { inPages, olderThan } from './pages.ts';

/** Which customers: only those who wait for the owner's decision; known from a moment on and before another. */
export type CustomerFilter = { isApplying: boolean; from: Date | null; before: Date | null; limit: number | null };

/** @yields customers and guests, newest first, a page at a time. */
export function readLatestCustomers(db: Database, filter: CustomerFilter): AsyncGenerator<CustomerRow[]> {
  const { isApplying, from, before, limit } = filter;
  return inPages(limit, (beyond, size) =>
    db
      .select()
      .from(customer)
      .where(
        and(
          isApplying ? isNotNull(customer.requestedGroupId) : undefined,
          from === null ? undefined : gte(customer.createdAt, from.toISOString()),
          before === null ? undefined : lt(customer.createdAt, before.toISOString()),
          olderThan(beyond, customer),
        ),
      )
      .orderBy(desc(customer.createdAt), desc(customer.number))
      .limit(size),
  );
}

/** Which customers of a list: with these words in number, name, company or e-mail, behind the one with this number. */
export type CustomerQuery = { search: string | null; isApplying: boolean; after: string | null; limit: number };

/** Customers and guests, newest first. Capitals don’t matter; the list is walked from its end until there are enough. */
export async function findCustomers(db: Database, query: CustomerQuery): Promise<CustomerRow[]> {
  const { search, isApplying, after, limit } = query;
  const { number, firstName, lastName, company, emailKey: key, createdAt } = customer;
  const [beyond] = after === null ? [] : await db.select({ createdAt, number }).from(customer).where(eq(number, after));
  const text = sql`lower(${number} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || coalesce(${company}, '') || ' ' || ${key})`;
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return db
    .select()
    .from(customer)
    .where(
      and(
        isApplying ? isNotNull(customer.requestedGroupId) : undefined,
        ...words.map((word) => sql`${text} like ${`%${word.replace(/[!%_]/g, '!$&')}%`} escape '!'`),
        olderThan(beyond, customer),
      ),
    )
    .orderBy(desc(createdAt), desc(number))
    .limit(limit);
}

/** A guest as they ordered last: they are forgotten when no order is theirs any more. */
export async function readLatestGuest(db: Database, email: string): Promise<CustomerRow | undefined> {
  const isTheirs = and(eq(customer.emailKey, emailKey(email)), eq(customer.isGuest, true));
  const [row] = await db.select().from(customer).where(isTheirs).orderBy(desc(customer.createdAt)).limit(1);
  return row;
}
