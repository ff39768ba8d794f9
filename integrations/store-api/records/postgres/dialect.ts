import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { SQLiteRemoteSession, SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { type CustomTypesConfig, types } from 'pg';
import type { Database } from '#store/records/driver.ts';

/** Sends a statement in PostgreSQL's words; answers rows as lists of cells. */
type Send = (text: string, values: unknown[]) => Promise<unknown[][]>;

/** Drizzle's SQLite builder over PostgreSQL: the same statements, numbered places for values, a few words by other names. */
export function queries(send: Send): Database {
  const dialect = new NumberedPlaces();
  const session = new SQLiteRemoteSession(
    async (sql, params, method) => {
      const rows = await send(inPostgres(sql), params.map(withoutNul));
      // `get` wants one bare row, or nothing
      return { rows: method === 'get' ? (rows[0] as unknown[]) : rows };
    },
    dialect,
    undefined,
  );
  return new SqliteRemoteDatabase('async', dialect, session as never, undefined);
}

/** PostgreSQL holds every character but this one, in texts and in JSON; nobody types it who means well. */
const withoutNul = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll('\0', '\ufffd');
  return isJson(text) ? text.replace(NUL_IN_JSON, '$1\\ufffd') : text;
};

const isJson = (text: string): boolean => /^[[{"]/.test(text);
/** Behind an even number of backslashes: else it is one of those and the word `u0000`, which somebody has typed. */
const NUL_IN_JSON = /(?<!\\)((?:\\\\)*)\\u0000/g;

class NumberedPlaces extends SQLiteAsyncDialect {
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }
}

const spoken = new Map<string, string>();
/** Texts differ by how many values they hold; more than these are not remembered. */
const REMEMBERED = 2000;

/**
 * What the two do not say alike: lists of JSON have other functions (`elements` is made by the migrations), and columns
 * that a conflict is about stand without their table.
 */
function inPostgres(sql: string): string {
  const cached = spoken.get(sql);
  if (cached) return cached;
  const text = sql
    .replaceAll('json_each(', 'elements(')
    .replaceAll('json_group_array(', 'json_agg(')
    .replace(/ on conflict \([^)]*\)/, (target) => target.replaceAll(/"\w+"\./g, ''));
  if (spoken.size < REMEMBERED) spoken.set(sql, text);
  return text;
}

const { builtins } = types;
const READERS = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.JSON, (text) => text],
  [builtins.JSONB, (text) => text],
]);

/** Cells as SQLite gives them, for Drizzle to read: truth as 1 and 0, every number a number, JSON as text. */
export const CELLS: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    READERS.get(oid) ?? types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};
