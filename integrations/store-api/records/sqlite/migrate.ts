import type { DatabaseSync } from 'node:sqlite';
import { tokenHash } from '#store/id.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the tables up to date; each migration runs once, and all of them or none.
 * Foreign keys are off meanwhile: SQLite changes a column by making the table anew, and would empty its children.
 * @throws {Error} when a migration leaves a row without its parent
 */
export async function migrate(raw: DatabaseSync): Promise<void> {
  raw.function('token_hash', { deterministic: true }, (token) => tokenHash(String(token)));
  raw.exec('pragma foreign_keys=off; begin exclusive');
  try {
    raw.exec('create table if not exists migration (name text primary key, at text not null)');
    const done = new Set(
      raw
        .prepare('select name from migration')
        .all()
        .map((row) => row.name),
    );
    for (const { name, sql } of migrations) {
      if (done.has(name)) continue;
      raw.exec(sql);
      raw.prepare("insert into migration values (?, datetime('now'))").run(name);
    }
    const orphans = raw.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0) throw new Error(`A migration left rows without a parent: ${JSON.stringify(orphans[0])}`);
    raw.exec('commit');
  } catch (error) {
    raw.exec('rollback');
    throw error;
  } finally {
    raw.exec('pragma foreign_keys=on');
  }
}
