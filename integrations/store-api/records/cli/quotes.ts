import { desc, eq } from 'drizzle-orm';
import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import type { Database } from '#store/records/database.ts';
import { quote } from '#store/records/schema/quote.ts';

/** The quote with a number, whoever's it is. */
export async function readQuoteByNumber(db: Database, number: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.number, number));
  return row;
}

/** Everybody's quotes, newest first. */
export const readLatestQuotes = async (db: Database, limit: number): Promise<QuoteRow[]> =>
  db.select().from(quote).orderBy(desc(quote.createdAt), desc(quote.number)).limit(limit);
