import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** `column in (…)` with one parameter however many values there are, so that the statement is prepared once. */
export const among = (column: SQLiteColumn, values: Iterable<string>): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify([...values])}))`;
