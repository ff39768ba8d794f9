import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** `column in (…)` with one parameter however many values there are, so that the statement is prepared once. */
export const among = (column: SQLiteColumn, values: Iterable<string>): SQL => inList(column, listOf(values));

/** The same for a query that is built once: the values come as `listOf` under this name. */
export const amongGiven = (column: SQLiteColumn, name: string): SQL => inList(column, sql.placeholder(name));

/** The values as one parameter. Half a character, which PostgreSQL takes in no JSON, becomes the sign for an unreadable one. */
export const listOf = (values: Iterable<string | number | null>): string =>
  JSON.stringify([...values].map((value) => (typeof value === 'string' ? value.toWellFormed() : value)));

const inList = (column: SQLiteColumn, list: string | Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`;
