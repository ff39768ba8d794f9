import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { tables } from './database.ts';
import * as postgres from './postgres/tables.ts';
import { toPostgresTable } from './postgres/tables.ts';

test('Every table has its counterpart for PostgreSQL where drizzle-kit looks for it', () => {
  const postgresTables = Object.values(postgres).filter((each) => is(each, PgTable));
  expect(postgresTables.map(getTableName).sort()).toEqual(tables().map(getTableName).sort());
  expect(postgresTables.length).toBeGreaterThan(40);
});

test('A table is refused whose PostgreSQL counterpart would lack what SQLite holds it to', () => {
  const byColumn = sqliteTable('a', { code: text('code').unique() });
  const byTable = sqliteTable('b', { code: text('code'), at: integer('at') }, (b) => [unique().on(b.code, b.at)]);
  expect(() => toPostgresTable(byColumn)).toThrow('a is unique by a constraint: postgres-table.ts knows uniqueIndex');
  expect(() => toPostgresTable(byTable)).toThrow('b is unique by a constraint: postgres-table.ts knows uniqueIndex');
});
