import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { SQLiteRemoteSession, SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { type CustomTypesConfig, type DatabaseError, Pool, type PoolClient, types } from 'pg';
import type { Database, Records } from '#store/records/database.ts';
import { uncertain } from '#store/records/trouble.ts';
import { listenOn } from './listen.ts';

/** Connections of one process for reading, and as many for writing; PostgreSQL itself allows a hundred, shared by all. */
const CONNECTIONS = 10;

/** How long a call waits for a connection, a statement for its end, a transaction for its next word. */
const PATIENCE_MS = { connectionTimeoutMillis: 5000, statement_timeout: 30_000 };
const IDLE_TRANSACTION_MS = 30_000;

/** A query of many filters takes seconds to be compiled and milliseconds to be answered as it is. */
const NOT_COMPILED = '-c jit=off';

/** A database that several processes share: `postgres://user:password@host/name`. */
export async function openPostgres(url: string): Promise<Records> {
  // reading never waits behind writers who queue
  const [reading, writing] = [poolOf(url), poolOf(url)];
  const ends: (() => void)[] = [];
  const close = async () => {
    for (const end of ends) end();
    await Promise.all([reading.end(), writing.end()]);
  };
  try {
    await migrate(writing);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    read: queries(async (text, values) => (await reading.query({ text, values, rowMode: 'array' })).rows),
    transaction: (work) =>
      serializable(writing, async (client) => {
        const { db, isQuiet } = conversationOf(client);
        try {
          return await work(db);
        } finally {
          // what was asked beside a question that failed belongs to this transaction, not to the next
          await isQuiet();
        }
      }),
    listen: (channel, onMessage, onOpen) => void ends.push(listenOn(reading, channel, onMessage, onOpen)),
    check: async () => void (await reading.query('select 1')),
    close,
  };
}

function poolOf(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'hof-und-herd',
    max: CONNECTIONS,
    types: CELLS,
    ...PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    options: NOT_COMPILED,
  });
  // a lost connection fails the running query; an unhandled error event would end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Queries of one connection, which says one thing at a time, and when nothing is left to be answered. */
type Conversation = { db: Database; isQuiet: () => Promise<void> };

const conversations = new WeakMap<PoolClient, Conversation>();

/** Kept as long as the connection lives: with it go the statements that are built once. */
function conversationOf(client: PoolClient): Conversation {
  const conversation = conversations.get(client) ?? begun(client);
  conversations.set(client, conversation);
  return conversation;
}

function begun(client: PoolClient): Conversation {
  let last: Promise<unknown> = Promise.resolve();
  const db = queries((text, values) => {
    const result = last.then(() => client.query<unknown[]>({ text, values, rowMode: 'array' }));
    last = result.catch(() => {});
    return result.then(({ rows }) => rows);
  });
  return { db, isQuiet: async () => void (await last) };
}

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
const CELLS: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    READERS.get(oid) ?? types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** Any number, as long as it is always the same: who holds it is the one that changes the tables. */
const LOCK = 4_866_001;

/** Brings the tables up to date; each migration runs once, all of them or none, however many processes start at once. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists migration (name text primary key, at timestamptz not null)');
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, sql } of migrations) {
      if (done.has(name)) continue;
      await client.query(sql);
      await client.query('insert into migration values ($1, now())', [name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/// <reference types="vite/client" />
const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' });

/** Every migration for PostgreSQL, in order; part of the bundle, as those for SQLite are. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.split('/').at(-1) ?? path, sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * What another transaction may be the cause of: a serialization failure, a deadlock, and a row that came into being (or went)
 * after this one had looked. Run again, it sees what is there now.
 */
const IN_THE_WAY = new Set(['40001', '40P01', '23505', '23503']);

/** Rounds until it is given up. Who waits in the queue can only be disturbed by newcomers: a handful is usual. */
const MOST_ROUNDS = 20;

/** A row that is in the way still after so many rounds is nobody else's doing. */
const MOST_ROUNDS_FOR_ROWS = 3;

/**
 * Runs `work` as if it were alone, all or nothing: PostgreSQL finds out when two transactions saw each other's past
 * (`serializable`) and ends one of them. That one is run again, in a queue with all others that were in the way, because
 * many who try at once would only go on disturbing each other.
 */
async function serializable<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  for (let round = 1; ; round += 1)
    try {
      return await lending(pool, (client) =>
        round === 1 ? once(client, work) : runInTransaction(client, () => once(client, work)),
      );
    } catch (error) {
      const code = codeOf(error);
      const most = code.startsWith('23') ? MOST_ROUNDS_FOR_ROWS : MOST_ROUNDS;
      if (round >= most || !IN_THE_WAY.has(code)) throw error;
    }
}

/** Lends a connection; one that no longer answers is not put back. */
async function lending<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isWhole = true;
  try {
    return await use(client);
  } catch (error) {
    isWhole = await client.query('rollback; select pg_advisory_unlock_all()').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isWhole);
  }
}

async function once<Result>(client: PoolClient, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level serializable');
  const value = await work(client);
  const { command } = await client.query('commit').catch(uncertainUnlessRefused);
  // a transaction that failed inside is undone without a word
  if (command !== 'COMMIT') throw new Error('The transaction was undone, although its work went on after an error.');
  return value;
}

/** Any number, as long as it is always the same. */
const QUEUE = 4_866_002;

/** PostgreSQL lets one after the other through, of whichever process; the lock has to be held before the transaction begins. */
async function runInTransaction<Result>(client: PoolClient, run: () => Promise<Result>): Promise<Result> {
  await client.query('select pg_advisory_lock($1)', [QUEUE]);
  const value = await run();
  await client.query('select pg_advisory_unlock($1)', [QUEUE]);
  return value;
}

/** Who was in the way hears so at the commit too; anything else leaves open what was kept. */
function uncertainUnlessRefused(error: unknown): never {
  if (IN_THE_WAY.has(codeOf(error))) throw error;
  return uncertain(error);
}

/** Drizzle wraps what the database says. */
function codeOf(error: unknown): string {
  const { code, cause } = error as Partial<DatabaseError> & { cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
}
