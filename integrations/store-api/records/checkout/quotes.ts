import { and, count, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { quote } from '#store/records/schema/quote.ts';

export type QuoteRow = typeof quote.$inferSelect;

/** As many quotes of a customer are shown, or fewer where they have more lines than that; older ones stay in the database. */
const MOST = 100;
const MOST_LINES = 2000;
/** Read at once: each brings all its lines. */
const PART = 10;

export async function addQuote(tx: Database, row: QuoteRow): Promise<void> {
  await tx.insert(quote).values(row);
}

/** A customer's own quote; nothing for somebody else's. */
export async function readQuote(db: Database, id: string, customerId: string): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.id, id), eq(quote.customerId, customerId)));
  return row;
}

/** A customer's quotes, the newest first. */
export async function readQuotes(db: Database, customerId: string): Promise<QuoteRow[]> {
  const read: QuoteRow[] = [];
  for (let lines = 0; read.length < MOST && lines < MOST_LINES; ) {
    const part = await db
      .select()
      .from(quote)
      .where(eq(quote.customerId, customerId))
      .orderBy(desc(quote.createdAt), desc(quote.number))
      .limit(PART)
      .offset(read.length);
    read.push(...part);
    lines += part.reduce((sum, each) => sum + each.lines.length, 0);
    if (part.length < PART) break;
  }
  return read;
}

/** How many quotes a customer has had written since a moment. */
export async function countQuotes(db: Database, customerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quote)
    .where(and(eq(quote.customerId, customerId), gte(quote.createdAt, since.toISOString())));
  return row?.total ?? 0;
}

/** The quote with a number, of any customer. */
export async function readQuoteByNumber(db: Database, number: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.number, number));
  return row;
}

/** Everybody's quotes, newest first. */
export const readLatestQuotes = async (db: Database, limit: number): Promise<QuoteRow[]> =>
  db.select().from(quote).orderBy(desc(quote.createdAt), desc(quote.number)).limit(limit);
