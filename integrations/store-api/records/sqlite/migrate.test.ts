import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const raw = new DatabaseSync(':memory:');
afterEach(() => raw.close());

/** Brings the tables to where they stood before a migration. */
function standsBefore(name: string): void {
  raw.exec('create table migration (name text primary key, at text not null)');
  for (const { name: done, sql } of migrations.filter((each) => each.name < name)) {
    raw.exec(sql);
    raw.prepare('insert into migration values (?, ?)').run(done, '');
  }
}

it('orders that were there before learn from their own copy which address they belong to', async () => {
  standsBefore('0011_');
  const customer = JSON.stringify({ email: 'Ruth@Example.com', firstName: 'Ruth' });
  const columns = raw.prepare("select name, type from pragma_table_info('order')").all();
  const cells = columns.map(({ name, type }) => (name === 'customer' ? customer : type === 'text' ? `a ${name}` : 1));
  raw
    .prepare(`insert into "order" (${columns.map(({ name }) => name)}) values (${cells.map(() => '?')})`)
    .run(...cells);
  await migrate(raw);
  expect(raw.prepare('select email_key from "order"').all()).toEqual([{ email_key: 'ruth@example.com' }]);
});
