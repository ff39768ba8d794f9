import type { DatabaseError, Pool, PoolClient } from 'pg';

/**
 * What another transaction may be the cause of: a serialisation failure, a deadlock, and a row that came into being (or went)
 * after this one had looked. Run again, it sees what is there now.
 */
const IN_THE_WAY = new Set(['40001', '40P01', '23505', '23503']);

/** Rounds until it is given up: sixteen who order at once need a handful. */
const MOST_ROUNDS = 40;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs `work` as if it were alone, all or nothing: PostgreSQL finds out when two transactions saw each other's past
 * (`serializable`), ends one of them, and that one is run again after a moment of chance.
 */
export async function serializable<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  for (let round = 1; ; round += 1) {
    const client = await pool.connect();
    try {
      return await once(client, work);
    } catch (error) {
      if (round === MOST_ROUNDS || !IN_THE_WAY.has(codeOf(error))) throw error;
    }
    await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** round));
  }
}

async function once<Result>(client: PoolClient, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level serializable');
    const value = await work(client);
    await client.query('commit');
    return value;
  } catch (error) {
    // a connection that can't even go back is thrown away
    await client.query('rollback').catch((trouble: Error) => {
      broken = trouble;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Drizzle wraps what the database says. */
function codeOf(error: unknown): string {
  const { code, cause } = error as Partial<DatabaseError> & { cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
