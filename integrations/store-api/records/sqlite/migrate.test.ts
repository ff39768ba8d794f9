import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { readLines } from '#store/records/checkout/carts.ts';
import { readSession } from '#store/records/checkout/sessions.ts';
import { queries } from './connection.ts';
import { migrations } from './migrations.ts';
import { migrate } from './open.ts';

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

it('who had to confirm a registration before has to still; every other account is known by its address', async () => {
  standsBefore('0012_'); // the one between needs a function that migrating brings along
  const at = '2026-11-24T10:00:00.000Z';
  const rows = [
    ['confirmed', at, at, 0],
    ['guest', null, null, 1],
    ['open', null, null, 0],
    ['waits', at, null, 0],
  ] as const;
  for (const [id, sent, confirmed, is_guest] of rows) {
    const optIn = { opt_in_token_hash: id, opt_in_sent_at: sent, opt_in_confirmed_at: confirmed };
    insert('customer', { id, number: id, email_key: id, created_at: 'then', is_guest, ...optIn });
  }
  await migrate(raw);
  const kept = raw.prepare('select * from customer order by id').all();
  expect(kept.map(({ address_confirmed_at }) => address_confirmed_at)).toEqual([at, null, 'then', null]);
  expect(kept.map(({ opt_in_sent_at }) => opt_in_sent_at)).toEqual(rows.map(([, sent]) => sent));
  expect(kept.map(({ opt_in_confirmed_at }) => opt_in_confirmed_at)).toEqual(rows.map(([, , confirmed]) => confirmed));
});
