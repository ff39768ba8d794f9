import { count, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, Records } from './database.ts';
import { tables } from './database.ts';

/** Rows of one statement: well below the 65,535 parameters that PostgreSQL takes. */
const CHUNK = 500;

/**
 * Copies every row into a database that has none, all or nothing; answers how many there were.
 * @throws {RangeError} when the other is not empty
 */
export function copyRecords(from: Records, to: Records): Promise<number> {
  // nobody writes meanwhile
  return from.transaction((source) => to.transaction((tx) => copyTables(source, tx)));
}

async function copyTables(source: Database, tx: Database): Promise<number> {
  let copied = 0;
  for (const table of tables()) {
    if ((await countRows(tx, table)) > 0)
      throw new RangeError(`The other database is not empty: ${getTableName(table)} has rows.`);
    const rows = await source.select().from(table);
    for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(table).values(rows.slice(at, at + CHUNK));
    copied += rows.length;
  }
  return copied;
}

async function countRows(db: Database, table: SQLiteTable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table);
  return row?.total ?? 0;
}
