import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PostgresLog } from '#store/changes/postgres-log.ts';
import { openRecords, type Records } from '#store/records/database.ts';
import { type ACluster, aCluster } from '#tests/support/a-cluster.ts';
import type { Change } from '#values/change.ts';

/* Two processes that share a PostgreSQL tell each other what has changed. */

let cluster: ACluster;
let ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  cluster = await aCluster();
}, 120_000);
afterAll(() => cluster.close());
let database = '';
beforeEach(async (context) => {
  database = `changes_${context.task.id.replace(/\W/g, '_')}`;
  await cluster.run(`create database ${database}`);
  return async () => {
    for (const end of ends) await end();
    ends = [];
  };
});

async function aProcess(now?: () => number) {
  const records: Records = await openRecords(cluster.urlOf(database));
  const log = new PostgresLog(records, now);
  const received: Change[] = [];
  log.listen((changes) => received.push(...changes));
  ends.push(async () => {
    await log.close();
    await records.close();
  });
  // listening once the connection stands
  await expect
    .poll(() => records.read.all("select 1 from pg_stat_activity where query = 'listen hof_changed'"))
    .toHaveLength(ends.length);
  return { log, received };
}
const tags = (changes: readonly Change[]) => changes.map(({ tag }) => tag);
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 };

it('what one adds the other receives within a second, once, and nobody receives their own twice', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  expect(await one.log.add([{ tag: 'oven', version: 7 }, { tag: 'listings' }])).toBe(2);
  await expect
    .poll(() => other.received, WITHIN_A_SECOND)
    .toMatchObject([{ tag: 'oven', version: 7 }, { tag: 'listings' }]);
  await other.log.add([{ tag: 'pan' }]);
  await expect.poll(() => tags(one.received), WITHIN_A_SECOND).toEqual(['oven', 'listings', 'pan']);
  expect(tags(other.received)).toEqual(['oven', 'listings', 'pan']);
});

it('the other is told although its clock is ahead', async () => {
  const [one, ahead] = [await aProcess(), await aProcess(() => Date.now() + 4000)];
  await ahead.log.add([{ tag: 'oven' }]);
  await expect.poll(() => one.received, WITHIN_A_SECOND).toHaveLength(1);
  await one.log.add([{ tag: 'oven' }]);
  await expect.poll(() => ahead.received, WITHIN_A_SECOND).toHaveLength(2);
});

it('a thousand changes at once, with names longer than a message, all arrive; several add the same at once', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const changes = Array.from({ length: 1000 }, (_, index) => ({
    tag: `/${(index === 0 ? '\u0001' : 'ü').repeat(index === 0 ? 2000 : 100)}${index}`,
  }));
  await one.log.add(changes);
  await expect.poll(() => other.received.length, WITHIN_A_SECOND).toBe(1000);
  await Promise.all([one, other, one, other].map(({ log }) => log.add([{ tag: 'oven' }])));
  expect((await one.log.past()).length).toBe(1001);
});

it('what was told while a connection was lost is received when it is back', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  await cluster.run(`alter database ${database} allow_connections false`);
  await cluster.run(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen hof_changed' and datname = '${database}'`,
  );
  await one.log.add([{ tag: 'oven' }]);
  expect(other.received).toEqual([]);
  await cluster.run(`alter database ${database} allow_connections true`);
  await expect.poll(() => tags(other.received), { timeout: 3000, interval: 20 }).toEqual(['oven']);
  expect(tags(one.received)).toEqual(['oven']);
});
