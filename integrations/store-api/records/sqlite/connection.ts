import { createHash } from 'node:crypto';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type { Database } from '#store/records/database.ts';

/** Statements kept prepared, by text: preparing costs more than running (facts: 1.35 times the throughput). */
const STATEMENTS = 500;

/** Opens one SQLite connection: write-ahead log, every commit on the disk before it is answered, 5 s patience for a lock. */
export function connect(file: string): DatabaseSync {
  const raw = new DatabaseSync(file);
  raw.exec('pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma busy_timeout=5000');
  raw.function('number_of', { deterministic: true }, numberOf);
  raw.function('lower', { deterministic: true }, lower);
  raw.function('md5', { deterministic: true }, md5);
  return raw;
}

/** The number that a text holds, else null; PostgreSQL has a function of this name too (postgres/migrations). */
const numberOf = (value: unknown): number | null =>
  value !== null && /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : null;

/** As PostgreSQL has it: SQLite's own leaves all but A to Z as they are. */
const lower = (value: unknown): string | null => (value === null ? null : String(value).toLowerCase());

/** As PostgreSQL has it: ids of the wire are made so (`idOf`). */
const md5 = (value: unknown): string | null =>
  value === null ? null : createHash('md5').update(String(value)).digest('hex');

/** A database that nobody writes, for reading. @throws where it can't be read */
export function openToRead(file: string): { db: Database; close: () => void } {
  const raw = new DatabaseSync(file, { readOnly: true });
  return { db: queries(raw), close: () => raw.close() };
}

/** A statement that took so long, ms, has kept everybody waiting. */
const LONG_MS = 5;

/**
 * Drizzle over the built-in driver. After a long statement others have their turn before its caller goes on. `mayRun`
 * throws for those that must not query any more.
 */
export function queries(raw: DatabaseSync, mayRun: () => void = () => {}): Database {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const cached = prepared.get(sql);
    if (cached) return cached;
    if (prepared.size >= STATEMENTS) prepared.clear();
    const created = raw.prepare(sql);
    created.setReturnArrays(true);
    prepared.set(sql, created);
    return created;
  };
  return drizzle(async (sql, params, method) => {
    mayRun();
    const began = performance.now();
    const rows = rowsOf(statement(sql), params, method);
    if (performance.now() - began > LONG_MS) await setImmediate();
    return { rows };
  });
}

function rowsOf(query: StatementSync, params: SQLInputValue[], method: 'run' | 'all' | 'values' | 'get'): unknown[] {
  if (method === 'run') {
    query.run(...params);
    return [];
  }
  // `get` wants one bare row, or nothing
  return method === 'get' ? (query.get(...params) as unknown as unknown[]) : query.all(...params);
}
