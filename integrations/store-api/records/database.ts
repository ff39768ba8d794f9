import type { Database } from './driver.ts';
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
  /** Resolves when it can be read and takes what is written. @throws when it can't */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a database and brings its tables up to date. `place`: a SQLite file, created at first, or `postgres://…`. */
export const openRecords = (place: string): Promise<Records> =>
  isPostgres(place) ? openPostgres(place) : openSqlite(place);

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);
