import { Pool, type PoolClient } from 'pg';
import type { Records } from '#store/records/database.ts';
import type { Database } from '#store/records/driver.ts';
import { CELLS, queries } from './dialect.ts';
import { migrate } from './migrate.ts';
import { serializable } from './serializable.ts';

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
  const close = async () => void (await Promise.all([reading.end(), writing.end()]));
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
  // a connection that is cut says so to whoever is asking at the moment; unheard it would end the process
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
