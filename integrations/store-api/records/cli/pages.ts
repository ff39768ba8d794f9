import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Rows that are read at once: a list of all orders is longer than memory. */
const PAGE = 500;

/** What every list is in the order of: the newest first. */
type Dated = { createdAt: string; number: string };

/**
 * @yields rows, newest first, a page at a time, until there are `limit` of them (null: all). `read` gives so many of those
 * beyond a row.
 */
export async function* inPages<Row extends Dated>(
  limit: number | null,
  read: (beyond: Dated | undefined, size: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (let left = limit ?? Infinity; left > 0; ) {
    const size = Math.min(PAGE, left);
    const page = await read(last, size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
    left -= size;
  }
}

/** Older than a row, in the same order. */
export const olderThan = (
  row: Dated | undefined,
  { createdAt, number }: { createdAt: SQLiteColumn; number: SQLiteColumn },
): SQL | undefined => row && sql`(${createdAt}, ${number}) < (${row.createdAt}, ${row.number})`;
