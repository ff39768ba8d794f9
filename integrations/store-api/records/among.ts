import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** `column in (…)` with one parameter however many values there are, so that the statement is prepared once. */
export const among = (column: SQLiteColumn, values: Iterable<string>): SQL => inList(column, listOf(values));

/** The same for a query that is built once: the values come as `listOf` under this name. */
export const amongGiven = (column: SQLiteColumn, name: string): SQL => inList(column, sql.placeholder(name));

export const listOf = (values: Iterable<string>): string => JSON.stringify([...values]);

const inList = (column: SQLiteColumn, list: string | Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`;
