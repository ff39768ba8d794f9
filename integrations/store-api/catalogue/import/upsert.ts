import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';

/** Rows of one statement: well below SQLite's 32,766 parameters. */
const CHUNK = 200;

type Rows<Table extends SQLiteTable> = Table['$inferInsert'][];

/** Adds rows; those that exist stay as they are. */
export async function insertNew<Table extends SQLiteTable>(
  tx: Database,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  for (const chunk of chunks(rows)) await tx.insert(table).values(chunk).onConflictDoNothing();
}

/** Adds rows, or changes those with the same key. */
export async function upsert<Table extends SQLiteTable>(tx: Database, table: Table, rows: Rows<Table>): Promise<void> {
  const { keys, set } = keysAndRest(table);
  for (const chunk of chunks(rows)) await tx.insert(table).values(chunk).onConflictDoUpdate({ target: keys, set });
}

/** Replaces what hangs on these owners. */
export async function renew<Table extends SQLiteTable>(
  tx: Database,
  table: Table,
  foreignKey: SQLiteColumn,
  ids: string[],
  rows: Rows<Table>,
): Promise<void> {
  await tx.delete(table).where(among(foreignKey, ids));
  await insertNew(tx, table, rows);
}

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** The columns of a table's key, and for all others the value that was to be inserted. */
function keysAndRest(table: SQLiteTable): { keys: SQLiteColumn[]; set: Record<string, SQL> } {
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys[0]?.columns as SQLiteColumn[] | undefined;
  const keys = composite ?? columns.filter((column) => column.primary);
  const rest = Object.entries(table).filter(
    (entry): entry is [string, SQLiteColumn] => columns.includes(entry[1]) && !keys.includes(entry[1]),
  );
  return {
    keys,
    set: Object.fromEntries(rest.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`])),
  };
}
