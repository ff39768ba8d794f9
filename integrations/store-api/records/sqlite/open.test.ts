import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { troubleOf } from '#store/records/trouble.ts';
import { openSqlite } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a transaction that never ends is rolled back, keeps nobody waiting, and writes nothing afterwards', async () => {
  const records = await openSqlite(join(folder, 'a.sqlite'), { longestMs: 50 });
  await records.transaction((tx) => tx.run('create table t (n)'));
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const endless = records.transaction(async (tx) => {
    await tx.run('insert into t values (1)');
    late = gate.then(() => tx.run('insert into t values (2)'));
    await late;
  });
  const next = records.transaction((tx) => tx.run('insert into t values (3)'));
  const error = await endless.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(troubleOf(error)?.kind).toBe('busy');
  await next;
  open();
  await expect(late).rejects.toThrow();
  expect(await records.read.all(sql`select n from t`)).toEqual([[3]]);
  await records.close();
});

it('lower() knows all letters', async () => {
  const records = await openSqlite(join(folder, 'a.sqlite'));
  expect(await records.read.all(sql`select lower('ÖFEN')`)).toEqual([['öfen']]);
  await records.close();
});
