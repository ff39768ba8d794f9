import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/product.ts';

/** Whether a term is an article number or the beginning of one: `10-104-ro`, `13 107`, `30602`, `10-1`. */
export const isNumber = (term: string): boolean =>
  /^\d{2}[-\s]?\d{3}([-\s]?[a-z0-9]{1,4})*$/i.test(term.trim()) || /^\d{2}-\d{0,3}$/.test(term.trim());

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so. */
export async function findNumber(db: Database, term: string): Promise<string[]> {
  const plain = term.replace(/[-\s]/g, '').toUpperCase();
  const number = sql`replace(${product.number}, '-', '')`;
  const [exact] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.active, true), eq(number, plain)));
  if (exact) return [exact.id];
  const rows = await db
    .selectDistinct({ id: product.rootId })
    .from(product)
    .where(and(eq(product.active, true), like(number, `${plain}%`)))
    .orderBy(asc(product.number));
  return rows.map(({ id }) => id);
}
