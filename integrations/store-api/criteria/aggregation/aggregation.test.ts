import { describe, expect, it } from 'vitest';
import { ALLOWANCE, type Reading } from '#store/criteria/filter.ts';
import { rowOf } from '#store/criteria/select.ts';
import { refuse } from '#store/errors.ts';
import { aggregate, type EntitiesOf } from './aggregate.ts';
import { readAggregations } from './aggregation.ts';

const GOODS = [
  { id: 'a', name: 'Kanne', price: 20, isNew: true, tags: [{ id: 't1' }, { id: 't2' }], since: '2026-02-28T23:59:59Z' },
  { id: 'b', name: 'Ofen', price: 50, isNew: false, tags: [{ id: 't2' }], since: '2026-03-01' },
  { id: 'c', name: 'Ofen', price: null, isNew: false, tags: [], since: null },
];

const entitiesOf: EntitiesOf = (definition, ids) => {
  if (definition !== 'tag') throw refuse(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', definition);
  return ids.map((id) => ({ id }));
};

/** Notes the pointers of what can't be read. */
const readingInto = (troubles: string[]): Reading => ({
  left: { ...ALLOWANCE },
  report: ({ pointer }) => void troubles.push(pointer),
});

const COUNT = { name: 'n', type: 'count', field: 'id' };

/** What one aggregation makes of the goods; troubles instead when it can't be read. */
function runAggregation(aggregation: Record<string, unknown>): unknown {
  const troubles: string[] = [];
  const read = readAggregations([{ name: 'it', ...aggregation }], readingInto(troubles));
  if (troubles.length > 0) return troubles;
  return (aggregate(read, GOODS.map(rowOf), entitiesOf) as Record<string, unknown>).it;
}
const buckets = (aggregation: Record<string, unknown>) =>
  (runAggregation(aggregation) as { buckets: { key: string; count: number }[] }).buckets.map(({ key, count }) => [
    key,
    count,
  ]);

describe('aggregations', () => {
  it.each([
    ['avg', { avg: 35 }],
    ['count', { count: 2 }],
    ['max', { max: 50 }],
    ['min', { min: 20 }],
    ['sum', { sum: 70 }],
    ['stats', { min: 20, max: 50, avg: 35, sum: 70 }],
  ])('%s leaves out what has no value', (type, expected) =>
    expect(runAggregation({ type, field: 'price' })).toEqual({ name: 'it', ...expected, apiAlias: 'it_aggregation' }),
  );
  it('max of words is the last of them', () =>
    expect(runAggregation({ type: 'max', field: 'name' })).toMatchObject({ max: 'Ofen' }));
  it('avg of nothing is nothing', () =>
    expect(runAggregation({ type: 'avg', field: 'weight' })).toMatchObject({ avg: null }));

  it('terms counts entities, the fullest bucket first, a list in each of its values', () => {
    expect(buckets({ type: 'terms', field: 'name' })).toEqual([
      ['Ofen', 2],
      ['Kanne', 1],
    ]);
    expect(buckets({ type: 'terms', field: 'tags.id' })).toEqual([
      ['t2', 2],
      ['t1', 1],
    ]);
    expect(buckets({ type: 'terms', field: 'isNew' })).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });
  it('terms is cut and sorted as asked', () => {
    expect(buckets({ type: 'terms', field: 'tags.id', limit: 1 })).toEqual([['t2', 2]]);
    expect(buckets({ type: 'terms', field: 'tags.id', sort: { field: '_key', order: 'ASC' } })).toEqual([
      ['t1', 1],
      ['t2', 2],
    ]);
    expect(buckets({ type: 'terms', field: 'name', sort: [{ field: '_count', order: 'ASC' }] })).toEqual([
      ['Kanne', 1],
      ['Ofen', 2],
    ]);
  });
  it('terms has at most so many buckets, whatever is asked', () => {
    const goods = Array.from({ length: 700 }, (_, index) => ({ id: String(index) }));
    const read = readAggregations([{ name: 'it', type: 'terms', field: 'id', limit: '900' }], readingInto([]));
    const { it: aggregated } = aggregate(read, goods.map(rowOf), entitiesOf) as Record<string, { buckets?: unknown }>;
    expect(aggregated?.buckets).toHaveLength(500);
  });

  it('entity brings every entity once', () =>
    expect(runAggregation({ type: 'entity', field: 'tags.id', definition: 'tag' })).toMatchObject({
      entities: [{ id: 't1' }, { id: 't2' }],
    }));
  it('entity refuses what is not aggregated', () =>
    expect(() => runAggregation({ type: 'entity', field: 'id', definition: 'customer' })).toThrow(
      'INVALID_AGGREGATION',
    ));

  it.each([
    [{ name: '', type: 'count', field: 'id' }, '/aggregations/0/name'],
    [{ name: 7, type: 'count', field: 'id' }, '/aggregations/0/name'],
    [{ type: 'median', field: 'id' }, '/aggregations/0/type'],
    [{ type: 'count' }, '/aggregations/0/field'],
    [{ type: 'entity', field: 'id' }, '/aggregations/0/definition'],
    [{ type: 'histogram', field: 'since', interval: 'day' }, '/aggregations/0/type'],
    [{ type: 'range', field: 'price', ranges: [{ from: 1 }] }, '/aggregations/0/type'],
    [{ type: 'filter', filter: [], aggregation: COUNT }, '/aggregations/0/aggregation'],
    [{ type: 'filter', filter: [] }, '/aggregations/0/type'],
    [{ type: 'terms', field: 'name', aggregation: COUNT }, '/aggregations/0/aggregation'],
  ])('%j is refused', (aggregation, pointer) =>
    expect(runAggregation(aggregation as object as Record<string, unknown>)).toEqual([pointer]),
  );

  it('more than ten are refused', () => {
    const troubles: string[] = [];
    readAggregations(Array(11).fill(COUNT), readingInto(troubles));
    expect(troubles).toEqual(['/aggregations']);
  });
});
