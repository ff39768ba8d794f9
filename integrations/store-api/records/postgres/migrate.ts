import type { Pool } from 'pg';
import { migrations } from './migrations.ts';

/** Any number, as long as it is always the same: who holds it is the one that changes the tables. */
const LOCK = 4_866_001;

/** Brings the tables up to date; each migration runs once, all of them or none, however many processes start at once. */
export async function migrate(pool: Pool): Promise<void> {
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
