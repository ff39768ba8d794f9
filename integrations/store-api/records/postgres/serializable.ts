import type { DatabaseError, Pool, PoolClient } from 'pg';
import { uncertain } from '#store/records/trouble.ts';

/**
 * What another transaction may be the cause of: a serialisation failure, a deadlock, and a row that came into being (or went)
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
export async function serializable<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
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
