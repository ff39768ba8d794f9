import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** Inserts rows into a table with one statement, which is built once for each number of rows (see `prepared`). */
export function insertRows<Table extends SQLiteTable>(
  table: Table,
): (tx: Database, rows: readonly Table['$inferSelect'][]) => Promise<void> {
  const names = Object.keys(getTableColumns(table));
  const statements = new Map<number, ReturnType<typeof statementOf>>();
  const statementOf = (count: number) =>
    prepared((db) => {
      const places = Array.from({ length: count }, (_, row) =>
        Object.fromEntries(names.map((name) => [name, sql.placeholder(name + row)])),
      );
      return db
        .insert(table)
        .values(places as never)
        .prepare();
    });
  return async (tx, rows) => {
    if (rows.length === 0) return;
    const statement = statements.get(rows.length) ?? statementOf(rows.length);
    statements.set(rows.length, statement);
    const values = rows.flatMap((row, index) => names.map((name) => [name + index, row[name as keyof typeof row]]));
    await statement(tx).run(Object.fromEntries(values));
  };
}

/**
 * A query that is built once for each connection: building it takes longer than running it,
 * and every call of a shopper needs a handful.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const cached = built.get(db);
    if (cached) return cached;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/** `column in (…)` with one parameter however many values there are, so that the statement is prepared once. */
export const among = (column: SQLiteColumn, values: Iterable<string>): SQL => inList(column, listOf(values));

/** The same for a query that is built once: the values come as `listOf` under this name. */
export const amongGiven = (column: SQLiteColumn, name: string): SQL => inList(column, sql.placeholder(name));

/** The values as one parameter. Half a character, which PostgreSQL takes in no JSON, becomes the sign for an unreadable one. */
export const listOf = (values: Iterable<string | number | null>): string =>
  JSON.stringify([...values].map((value) => (typeof value === 'string' ? value.toWellFormed() : value)));

const inList = (column: SQLiteColumn, list: string | Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`;
