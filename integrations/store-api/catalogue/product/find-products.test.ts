import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCriteria } from '#store/criteria/criteria.ts';
import { queries } from '#store/records/sqlite/connection.ts';
import { migrate } from '#store/records/sqlite/open.ts';
import { findProducts } from './find-products.ts';
import type { ProductView } from './view.ts';

let raw: DatabaseSync;
const VIEW = {
  ...{ locale: 'de', customerGroupId: '', pricing: { factor: 1 }, now: new Date(0) },
  shopConfig: { professionalGroupId: 'professional' },
} as ProductView;

beforeEach(async () => {
  raw = new DatabaseSync(':memory:');
  await migrate(raw);
});
afterEach(() => raw.close());

const OVEN = '0123456789abcdef0123456789abcdef';
const equalsAny = (field: string, value: string) => ({ filter: [{ type: 'equalsAny', field, value: [value] }] });
const equals = (field: string, value: string) => ({ filter: [{ type: 'equals', field, value }] });

it.each([
  ['ids', { ids: [OVEN] }, null],
  ['a list of ids as a filter', equalsAny('id', OVEN), null],
  ['an id as a filter', equals('id', OVEN), null],
  ['a list of numbers', equalsAny('productNumber', '14-101'), null],
  ['a number', equals('productNumber', '14-101'), null],
  ['hits of a search', {}, [OVEN]],
])('%s are looked up, instead of going through all active products', async (_what, asked, hits) => {
  const asksFor: string[] = [];
  const watched = { prepare: (sql: string) => asksFor.push(sql) && raw.prepare(sql) } as DatabaseSync;
  await findProducts(queries(watched), readCriteria(asked), VIEW, hits);
  const [plan] = asksFor.map((sql) => raw.prepare(`explain query plan ${sql}`).all());
  const steps = plan?.map(({ detail }) => String(detail));
  expect(steps).toContainEqual(expect.stringMatching(/^SEARCH product USING .*(\(id=\?\)|\(number=\?\))$/));
});
