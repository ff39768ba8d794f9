import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

/** The embedded store's database. */
export type Records = {
  /** For reading outside a transaction; refuses to write. */
  read: Database;
  /**
   * Runs `work` as if it were alone, all or nothing. Inside, only the `tx` it is given may be used, and nothing but the
   * database may be changed: where several processes write, work that got in another's way is run again.
   */
  transaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  /**
   * Hears what any process says on this channel (`pg_notify`), until it is closed; `onOpen` is called whenever it begins to
   * hear, also after the connection was lost. Only where several processes share the database.
   */
  listen?: (channel: string, onMessage: (text: string) => void, onOpen: () => void) => void;
  /** Resolves when it can be read and takes what is written. @throws when it can't */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a database and brings its tables up to date. `place`: a SQLite file, created at first, or `postgres://…`. */
export const openRecords = (place: string): Promise<Records> =>
  isPostgres(place) ? openPostgres(place) : openSqlite(place);

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/**
 * Queries of the records: Drizzle's SQLite builder, asynchronous in form. What it writes is read by SQLite as it is and by
 * PostgreSQL in its own dialect (`postgres/dialect.ts`), so that both engines share one source of records.
 */
export type Database = SqliteRemoteDatabase;

/// <reference types="vite/client" />

const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });

/** Every table, those that others refer to before them. */
export function tables(): SQLiteTable[] {
  const all = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each) => is(each, SQLiteTable));
  const sorted = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    if (sorted.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable);
    }
    sorted.add(table);
  };
  for (const table of all) add(table);
  return [...sorted];
}
