import { Pool, type PoolClient } from 'pg';
import type { Records } from '#store/records/database.ts';
import type { Database } from '#store/records/driver.ts';
import { CELLS, queries } from './dialect.ts';
import { migrate } from './migrate.ts';
import { serializable } from './serializable.ts';

/** Connections of one process; PostgreSQL itself allows a hundred, shared by all. */
const CONNECTIONS = 10;

/** How long a call waits for a connection, a statement for its end, a transaction for its next word. */
const PATIENCE_MS = { connectionTimeoutMillis: 5000, statement_timeout: 30_000 };
const IDLE_TRANSACTION_MS = 30_000;

/** A database that several processes share: `postgres://user:password@host/name`. */
export async function openPostgres(url: string): Promise<Records> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'hof-und-herd',
    max: CONNECTIONS,
    types: CELLS,
    ...PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  // a connection that is cut says so to whoever is asking at the moment; unheard it would end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    read: queries(async (text, values) => (await pool.query({ text, values, rowMode: 'array' })).rows),
    transaction: (work) => serializable(pool, (client) => work(queriesOf(client))),
    close: () => pool.end(),
  };
}

const known = new WeakMap<PoolClient, Database>();

/** Queries of one connection, kept as long as it lives: with them go the statements that are built once. */
function queriesOf(client: PoolClient): Database {
  const db = known.get(client) ?? queries(oneByOne(client));
  known.set(client, db);
  return db;
}

/** A connection says one thing at a time, even when a transaction asks several at once. */
function oneByOne(client: PoolClient): (text: string, values: unknown[]) => Promise<unknown[][]> {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = last.then(() => client.query<unknown[]>({ text, values, rowMode: 'array' }));
    last = answer.catch(() => {});
    return answer.then(({ rows }) => rows);
  };
}
