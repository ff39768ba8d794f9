import { sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { numberRange } from '#store/records/schema/order.ts';

/** Before the first number of each kind: orders begin with 10001, customers with 20001, invoices with 30001, credit notes with 40001, quotes with 50001. */
const START = { order: 10_000, customer: 20_000, invoice: 30_000, credit_note: 40_000, quote: 50_000 };

/** The next number of a kind. It is given back when the transaction fails, so that none is left out. */
export async function nextNumber(tx: Database, name: keyof typeof START): Promise<string> {
  const [row] = await tx
    .insert(numberRange)
    .values({ name, value: START[name] + 1 })
    .onConflictDoUpdate({ target: numberRange.name, set: { value: sql`${numberRange.value} + 1` } })
    .returning({ value: numberRange.value });
  if (!row) throw new Error(`The number range "${name}" gave no number.`);
  return String(row.value);
}
