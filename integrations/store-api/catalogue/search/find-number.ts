import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/product.ts';
import { plainNumber } from '#values/search/article-number.ts';

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so. */
export async function findNumber(db: Database, term: string): Promise<string[]> {
  const plain = plainNumber(term);
  const number = sql`replace(${product.number}, '-', '')`;
  const [exact] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.active, true), eq(number, plain)));
  if (exact) return [exact.id];
  const rows = await db
    .select({ id: product.rootId })
    .from(product)
    .where(and(eq(product.active, true), like(number, `${plain}%`)))
    .orderBy(asc(product.number));
  return [...new Set(rows.map(({ id }) => id))];
}
