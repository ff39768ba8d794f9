import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, it } from 'vitest';
import { readCriteria } from './criteria.ts';
import type { EntityFields } from './field.ts';
import { conditionOf, orderOf } from './sql.ts';

const fields: EntityFields = {
  entity: 'fruit',
  synonyms: { 'tags.id': 'tagIds' },
  fields: {
    id: { is: 'id', value: sql`fruit.id` },
    name: { is: 'text', value: sql`fruit.name` },
    price: { is: 'number', value: sql`fruit.price` },
    active: { is: 'flag', value: sql`fruit.active` },
    customFields: { is: 'custom', value: sql`fruit.facts` },
    tagIds: { is: 'list', from: sql`tag`, value: sql`tag.name`, on: sql`tag.fruit = fruit.id` },
  },
  related: {
    tags: () => ({
      size: { is: 'list', of: 'number', from: sql`tag`, value: sql`tag.size`, on: sql`tag.fruit = fruit.id` },
      isGood: { is: 'list', of: 'flag', from: sql`tag`, value: sql`tag.good`, on: sql`tag.fruit = fruit.id` },
    }),
  },
  hidden: new Set(['margin']),
};

let db: DatabaseSync;
beforeAll(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`create table fruit (id text, name text, price integer, active integer, facts text);
    create table tag (fruit text, name text, size integer, good integer);
    insert into fruit values ('a', 'Apfel', 3, 1, '{"hof_kind":"kernel"}'), ('b', 'Birne_5%', 5, 0, '{}'), ('c', 'Cassis', null, 1, '{}');
    insert into tag values ('a', 't1', 1, 1), ('a', 't2', 9, 0), ('c', 't2', null, 0);`);
});

/** Ids that meet the filters, as the database answers. */
function filter(...filters: unknown[]): unknown[] {
  const conditions = readCriteria({ filter: filters }).filters.map((each) => conditionOf(each, fields));
  const query = new SQLiteSyncDialect().sqlToQuery(
    sql`select id from fruit where ${sql.join(conditions, sql` and `)} order by id`,
  );
  return db
    .prepare(query.sql)
    .all(...(query.params as string[]))
    .map((row) => row.id);
}

it('filters by value, whatever type the client sends', () => {
  expect(filter({ type: 'equals', field: 'fruit.name', value: 'apfel' })).toEqual(['a']);
  expect(filter({ type: 'equals', field: 'active', value: '1' })).toEqual(['a', 'c']);
  expect(filter({ type: 'equals', field: 'price', value: '5' })).toEqual(['b']);
  expect(filter({ type: 'equals', field: 'price', value: null })).toEqual(['c']);
  expect(filter({ type: 'equalsAny', field: 'id', value: 'a|b' })).toEqual(['a', 'b']);
  expect(filter({ type: 'range', field: 'price', parameters: { gte: '3', lt: 5 } })).toEqual(['a']);
  expect(filter({ type: 'equals', field: 'customFields.hof_kind', value: 'kernel' })).toEqual(['a']);
});

it('filters by rows of another table', () => {
  expect(filter({ type: 'equals', field: 'tags.id', value: 't2' })).toEqual(['a', 'c']);
  expect(filter({ type: 'equalsAll', field: 'tagIds', value: ['t1', 't2'] })).toEqual(['a']);
  expect(filter({ type: 'equals', field: 'tagIds', value: null })).toEqual(['b']);
});

it('takes signs of the pattern language for what they are', () => {
  expect(filter({ type: 'contains', field: 'name', value: '_5%' })).toEqual(['b']);
  expect(filter({ type: 'contains', field: 'name', value: '%' })).toEqual(['b']);
  expect(filter({ type: 'prefix', field: 'name', value: "a'; drop table fruit" })).toEqual([]);
});

it('combines filters; what is unknown does not meet one and so meets its opposite', () => {
  const cheap = { type: 'range', field: 'price', parameters: { lt: 4 } };
  const active = { type: 'equals', field: 'active', value: true };
  expect(filter({ type: 'or', queries: [cheap, active] })).toEqual(['a', 'c']);
  expect(filter({ type: 'not', operator: 'and', queries: [cheap] })).toEqual(['b', 'c']);
  expect(filter({ type: 'nor', queries: [cheap, active] })).toEqual(['b']);
});

it('filters by what hangs on it, as numbers and truth', () => {
  expect(filter({ type: 'range', field: 'fruit.tags.size', parameters: { gt: '5' } })).toEqual(['a']);
  expect(filter({ type: 'equals', field: 'tags.isGood', value: 'true' })).toEqual(['a']);
  // one without a size, and one without any tag
  expect(filter({ type: 'equals', field: 'tags.translated.size', value: null })).toEqual(['b', 'c']);
});

/** Ids in this order. */
function sort(...sorts: object[]): unknown[] {
  const order = orderOf(readCriteria({ sort: [...sorts, { field: 'id' }] }).sorts, fields);
  const { sql: text } = new SQLiteSyncDialect().sqlToQuery(
    sql`select id from fruit order by ${sql.join(order, sql`, `)}`,
  );
  return db
    .prepare(text)
    .all()
    .map((row) => row.id);
}

it('sorts by the least of a list upwards and by its greatest downwards', () => {
  expect(sort({ field: 'tagIds' })).toEqual(['b', 'a', 'c']);
  expect(sort({ field: 'tags.size', order: 'DESC' })).toEqual(['a', 'b', 'c']);
  expect(sort({ field: 'tags.isGood', order: 'DESC' })).toEqual(['a', 'c', 'b']);
});

it('refuses fields that do not exist, and those that are kept from clients', () => {
  expect(() => filter({ type: 'equals', field: 'password', value: 'x' })).toThrow('Field "password"');
  for (const field of ['constructor', 'tags.constructor', '__proto__.id', 'tags', 'name.id'])
    expect(() => orderOf([{ field, isDescending: false }], fields), field).toThrow(`Field "${field}"`);
  for (const field of ['margin', 'fruit.margin.net'])
    expect(() => orderOf([{ field, isDescending: false }], fields)).toThrow('FRAMEWORK__ACCESSOR_NOT_ALLOWED');
});
