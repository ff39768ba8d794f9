import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect, queries } from './connection.ts';

const COUNT = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 500000) select max(n) from counted`;

it('after a long statement others have their turn before its caller goes on', async () => {
  const raw = connect(':memory:');
  const order: string[] = [];
  setImmediate(() => order.push('another visitor'));
  const rows = await queries(raw).all(COUNT);
  order.push('the caller');
  expect([rows, order]).toEqual([[[500_000]], ['another visitor', 'the caller']]);
  raw.close();
});
