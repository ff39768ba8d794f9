import { DatabaseSync } from 'node:sqlite';
import { migrations } from '#store/records/sqlite/migrations.ts';
import { Mistake } from './line/command-result.ts';

/**
 * Looks whether a file is a shop's database, whole, and of this release or an earlier one. `quick` leaves out what reads
 * all of it. Answers the migrations that it lacks.
 * @throws {Mistake} when it is not
 */
export function checkDatabase(file: string, how: 'quick' | 'thorough'): { missing: string[] } {
  const done = new Set(namesIn(file, how));
  const migrationNames = migrations.map(({ name }) => name);
  const foreign = [...done].filter((name) => !migrationNames.includes(name));
  if (foreign.length > 0)
    throw new Mistake(`${file} is of a later release than this one, which does not know ${foreign.join(', ')}.`);
  return { missing: migrationNames.filter((name) => !done.has(name)) };
}

function namesIn(file: string, how: 'quick' | 'thorough'): string[] {
  const raw = new DatabaseSync(file, { timeout: 5000 });
  try {
    if (how === 'thorough') checkWhole(raw, file);
    return raw
      .prepare('select name from migration order by name')
      .all()
      .map(({ name }) => String(name));
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${file} is no database of a shop, or a damaged one: ${(error as Error).message}.`);
  } finally {
    raw.close();
  }
}

function checkWhole(raw: DatabaseSync, file: string): void {
  const [first] = raw.prepare('pragma integrity_check').all();
  if (first?.integrity_check !== 'ok') throw new Mistake(`${file} is damaged: ${first?.integrity_check}.`);
  const orphan = raw.prepare('pragma foreign_key_check').get();
  if (orphan) throw new Mistake(`${file} is damaged: ${orphan.table} has rows without their ${orphan.parent}.`);
}
