import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect, type Database, queries } from './driver.ts';
import { migrate } from './migrate.ts';

/** The embedded store's database: one connection reads, one writes, and writers wait for one another. */
export type Records = {
  /** For reading outside a transaction; refuses to write. */
  read: Database;
  /** Runs `work` alone, all or nothing. Inside, only the `tx` it is given may be used. */
  transaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  close: () => void;
};

/** Opens (and, at first, creates) the database in `file` and brings its tables up to date. */
export async function openRecords(file: string): Promise<Records> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const writer = connect(file);
  await migrate(writer);
  const reader = connect(file);
  reader.exec('pragma query_only=on');
  const write = queries(writer);
  let last: Promise<unknown> = Promise.resolve();

  return {
    read: queries(reader),
    transaction: (work) => {
      const result = last.then(async () => {
        writer.exec('begin immediate');
        try {
          const value = await work(write);
          writer.exec('commit');
          return value;
        } catch (error) {
          writer.exec('rollback');
          throw error;
        }
      });
      last = result.catch(() => {});
      return result;
    },
    close: () => {
      reader.close();
      writer.close();
    },
  };
}
