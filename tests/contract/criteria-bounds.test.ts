import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFields } from '#store/catalogue/product/fields.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore();
}, 120_000);
afterAll(() => store?.close());

const PATHS = ['/product', `/product-listing/${idOf('category', 'raclette')}`, '/search?search=raclette'];

/** Status, code and pointer of the first problem. */
async function received(path: string, body: unknown): Promise<unknown[]> {
  const response = await store.requestStore('POST', path, body);
  const { errors }: Json = await response.json();
  return [response.status, ...(errors ? [errors[0].code, errors[0].source?.pointer] : [])];
}

/** How many products meet a filter. */
async function countOf(filter: object): Promise<number> {
  const response = await store.requestStore('POST', '/product', {
    'total-count-mode': 'exact',
    limit: 1,
    filter: [filter],
  });
  return ((await response.json()) as Json).total;
}

const many = <One>(count: number, one: One): One[] => Array<One>(count).fill(one);
const NUMBER = { type: 'equals', field: 'productNumber', value: '10-104' };

/** Filters side by side, and as many again below the last of them. */
const nested = (levels: number, beside: number): object[] =>
  levels === 0 ? [NUMBER] : [...many(beside, NUMBER), { type: 'and', queries: nested(levels - 1, beside) }];

describe.each(PATHS)('more than a database can take is refused in words: %s', (path) => {
  const filter = 'FRAMEWORK__INVALID_FILTER_QUERY';
  it.each<[string, object, string, string]>([
    [
      '6000 values',
      { filter: [{ type: 'equalsAny', field: 'productNumber', value: 'a|'.repeat(6000) }] },
      filter,
      '/filter/0/value',
    ],
    [
      '1001 values that have to be met together',
      { 'post-filter': [{ type: 'equalsAll', field: 'categoryIds', value: many(1001, 'a') }] },
      filter,
      '/post-filter/0/value',
    ],
    ['a hundred nested filters', { filter: nested(1, 60) }, filter, '/filter/50'],
    ['six sortings', { sort: many(6, { field: 'name' }) }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort'],
    ['six sortings in a text', { sort: many(6, 'name').join() }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort'],
  ])('%s', async (_, body, code, pointer) => expect(await received(path, body)).toEqual([400, code, pointer]));

  it.each<[string, object]>([
    ['values', { filter: [{ type: 'equalsAny', field: 'name', value: many(5000, 'a') }] }],
    ['values that have to be met together', { filter: [{ type: 'equalsAll', field: 'name', value: many(49, 'a') }] }],
    ['nested filters', { filter: nested(9, 4) }],
    ['filters in every place', { filter: many(25, NUMBER), 'post-filter': many(25, NUMBER) }],
    ['sortings', { sort: many(5, { field: 'customFields.hof_kind' }) }],
  ])('as much as is understood is answered: %s', async (_, body) => expect(await received(path, body)).toEqual([200]));
});

const view = { locale: 'de', pricing: { factor: 1 }, shopConfig: {} } as ProductView;
const ODD = [1.5, 'abc', '', '1e400', null, true, '\0', '\ud800'];

describe.each([...Object.keys(productFields(view).fields), 'customFields.hof_kind'])('field %s', (field) => {
  it.each<[string, object]>([
    ...ODD.filter((value) => value !== '').map((value): [string, object] => [
      `equals ${JSON.stringify(value)}`,
      { filter: [{ type: 'equals', field, value }] },
    ]),
    ['equalsAny', { filter: [{ type: 'equalsAny', field, value: ODD }] }],
    ['equalsAny of nothing', { filter: [{ type: 'equalsAny', field, value: [] }] }],
    ['equalsAll', { filter: [{ type: 'equalsAll', field, value: ODD }] }],
    ['range', { filter: [{ type: 'range', field, parameters: { gte: 1.5, lt: 'abc' } }] }],
    ['contains', { filter: [{ type: 'contains', field, value: 'a' }] }],
    ['terms', { aggregations: [{ name: 'some', type: 'terms', field }] }],
    ['sort', { sort: [{ field }] }],
  ])('takes what it can’t hold for what nobody has: %s', async (_, body) => {
    const [status, code] = await received('/product', body);
    // what has several values can’t be sorted by
    expect([[200], [400, 'FRAMEWORK__UNMAPPED_FIELD']]).toContainEqual(code ? [status, code] : [status]);
  });
});

it.each(['isModified', 'isCanonical', 'languageId', 'pathInfo'])('addresses by %s', async (field) => {
  expect(await received('/seo-url', { sort: [{ field }] })).toEqual([200]);
  expect(await received('/seo-url', { filter: [{ type: 'equalsAny', field, value: ODD }] })).toEqual([200]);
});

it('counts with numbers, whatever the column holds', async () => {
  const all = await countOf({ type: 'range', field: 'minPurchase', parameters: { gte: 0.5 } });
  expect(all).toBeGreaterThan(100);
  expect(await countOf({ type: 'range', field: 'minPurchase', parameters: { lt: 'abc' } })).toBe(0);
  expect(await countOf({ type: 'equals', field: 'minPurchase', value: 1.5 })).toBe(0);
  expect(
    await countOf({ type: 'not', operator: 'or', queries: [{ type: 'equals', field: 'stock', value: 'x' }] }),
  ).toBe(all);
  const one = await countOf({ type: 'equals', field: 'minPurchase', value: '1' });
  expect(one).toBeGreaterThan(0);
  expect(await countOf({ type: 'equalsAny', field: 'minPurchase', value: ['1', 1.5, 'abc', '1e400'] })).toBe(one);
});

it('finds one of a list in texts without capitals, in flags and in rows of another table', async () => {
  const value = ['x', 7, ...many(3000, 'y')];
  expect(await countOf({ type: 'equalsAny', field: 'productNumber', value: ['10-104', ...value] })).toBe(1);
  expect(await countOf({ type: 'equalsAny', field: 'type', value: ['DIGITAL', ...value] })).toBeGreaterThan(0);
  expect(await countOf({ type: 'equalsAny', field: 'active', value: [true] })).toBeGreaterThan(100);
  expect(await countOf({ type: 'equalsAny', field: 'active', value: [false] })).toBe(0);
  const category = idOf('category', 'raclette');
  expect(await countOf({ type: 'equalsAny', field: 'categoryIds', value: [category, ...value] })).toBeGreaterThan(0);
});
