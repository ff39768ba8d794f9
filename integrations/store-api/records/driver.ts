import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';

/**
 * Queries of the records: Drizzle's SQLite builder, asynchronous in form. What it writes is read by SQLite as it is and by
 * PostgreSQL in its own dialect (`postgres/dialect.ts`), so that both engines share one source of records.
 */
export type Database = SqliteRemoteDatabase;
