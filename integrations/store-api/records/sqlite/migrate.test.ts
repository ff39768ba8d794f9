import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { readLines } from '#store/records/checkout/carts.ts';
import { readSession } from '#store/records/checkout/sessions.ts';
import { queries } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let raw: DatabaseSync;
beforeEach(() => {
  raw = new DatabaseSync(':memory:');
});
afterEach(() => raw.close());

/** Brings the tables to where they stood before a migration. */
function standsBefore(name: string): void {
  raw.exec('create table migration (name text primary key, at text not null)');
  for (const { name: done, sql } of migrations.filter((each) => each.name < name)) {
    raw.exec(sql);
    raw.prepare('insert into migration values (?, ?)').run(done, '');
  }
}

/** Puts a row into a table, whose other columns hold something of their type. */
function insert(table: string, row: Record<string, string | number | null>): void {
  const columns = raw.prepare(`select name, type from pragma_table_info('${table}')`).all();
  const usual = (name: string, type: unknown) => (type === 'text' ? `a ${name}` : 1);
  const cells = columns.map(({ name, type }) => {
    const given = row[String(name)];
    return given === undefined ? usual(String(name), type) : given;
  });
  raw
    .prepare(`insert into "${table}" (${columns.map(({ name }) => name)}) values (${cells.map(() => '?')})`)
    .run(...cells);
}

it('sessions that were there before go on under their tokens, which stand nowhere any more', async () => {
  standsBefore('0012_');
  const token = 'the-token-of-a-shopper';
  insert('session', { token, customer_id: null });
  insert('cart_line', { token, id: 'raclette', referenced_id: 'raclette' });
  insert('cart_promotion', { token, applied: '{}' });
  insert('order', { cart_token: token });
  await migrate(raw);
  const session = await readSession(queries(raw), token);
  expect(session).toMatchObject({ token, id: tokenHash(token) });
  expect(await readLines(queries(raw), session?.id ?? '')).toMatchObject([{ id: 'raclette' }]);
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => raw.prepare(`select * from "${name}"`).all());
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(raw.prepare('select cart_token as kept from "order"').all()).toEqual([{ kept: tokenHash(token) }]);
});

it('orders that were there before learn from their own copy which address they belong to', async () => {
  standsBefore('0011_');
  const customer = JSON.stringify({ email: 'Ruth@Example.com', firstName: 'Ruth' });
  insert('order', { customer });
  await migrate(raw);
  expect(raw.prepare('select email_key from "order"').all()).toEqual([{ email_key: 'ruth@example.com' }]);
});

it('who had to confirm a registration before has to still, and nobody else', async () => {
  standsBefore('0012_'); // the one between needs a function that migrating brings along
  for (const [id, opt_in_sent_at] of [
    ['waits', '2026-11-24T10:00:00.000Z'],
    ['open', null],
  ] as const)
    insert('customer', { id, number: id, email_key: id, opt_in_token_hash: id, opt_in_sent_at, is_guest: 0 });
  await migrate(raw);
  expect(raw.prepare('select id, must_confirm from customer order by id').all()).toEqual([
    { id: 'open', must_confirm: 0 },
    { id: 'waits', must_confirm: 1 },
  ]);
});
