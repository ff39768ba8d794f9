import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { readLines } from '#store/records/checkout/carts.ts';
import { readSession } from '#store/records/checkout/sessions.ts';
import { openRecords } from '#store/records/database.ts';
import { migrations } from '#store/records/postgres/open.ts';
import { type ACluster, aCluster } from '#tests/support/a-cluster.ts';

const TOKEN = 'the-token-of-a-shopper';

let cluster: ACluster;
beforeAll(async () => {
  cluster = await aCluster();
  await cluster.run('create database shop');
}, 120_000);
afterAll(() => cluster.close());

/** A shop of the release before tokens were hashed, with a shopper in it. */
async function anEarlierShop(): Promise<void> {
  const client = new Client(cluster.urlOf('shop'));
  await client.connect();
  await client.query('create table migration (name text primary key, at timestamptz not null)');
  for (const { name, sql } of migrations.filter((each) => each.name < '0006_')) {
    await client.query(sql);
    await client.query('insert into migration values ($1, now())', [name]);
  }
  await client.query(
    `insert into session (token, locale, currency_id, country_id, shipping_method_id, payment_method_id, is_cart_merged, updated_at)
     values ($1, 'de', 'a', 'b', 'c', 'd', false, '2026-11-24T10:00:00.000Z')`,
    [TOKEN],
  );
  await client.query(
    `insert into cart_line (token, id, position, type, referenced_id, quantity) values ($1, 'raclette', 0, 'product', 'r', 1)`,
    [TOKEN],
  );
  await client.end();
}

it('sessions that were there before go on under their tokens, which stand nowhere any more', async () => {
  await anEarlierShop();
  const records = await openRecords(cluster.urlOf('shop'));
  const session = await readSession(records.read, TOKEN);
  expect(session?.id).toBe(tokenHash(TOKEN));
  expect(await readLines(records.read, session?.id ?? '')).toMatchObject([{ id: 'raclette' }]);
  expect(await records.read.all(`select token from session where token = '${TOKEN}'`)).toEqual([]);
  await records.close();
});
