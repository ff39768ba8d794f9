import { expect, it } from 'vitest';
import { readCriteria } from './criteria.ts';
import { select } from './select.ts';

const read = (raw: Record<string, unknown>) => readCriteria(raw);

const FRUIT = [
  { id: 'a', name: 'Apfel', price: 3, active: true, tags: [{ id: 't1' }, { id: 't2' }], apiAlias: 'fruit' },
  { id: 'b', name: 'Birne', price: 5, active: false, tags: [], apiAlias: 'fruit' },
  { id: 'c', name: 'Cassis', price: null, active: true, tags: [{ id: 't2' }], apiAlias: 'fruit' },
];
const ids = (raw: Record<string, unknown>) => select(FRUIT, read(raw)).elements.map(({ id }) => id);
const filter = (...filters: unknown[]) => ids({ filter: filters });

it('filters by value', () => {
  expect(filter({ type: 'equals', field: 'fruit.name', value: 'birne' })).toEqual(['b']);
  expect(filter({ type: 'equals', field: 'active', value: '1' })).toEqual(['a', 'c']);
  expect(filter({ type: 'equals', field: 'price', value: null })).toEqual(['c']);
  expect(filter({ type: 'equalsAny', field: 'tags.id', value: 't1|t9' })).toEqual(['a']);
  expect(filter({ type: 'equalsAll', field: 'tags.id', value: ['t1', 't2'] })).toEqual(['a']);
  expect(filter({ type: 'range', field: 'price', parameters: { gt: 3, lte: '5' } })).toEqual(['b']);
});

it('filters by parts of texts', () => {
  expect(filter({ type: 'contains', field: 'name', value: 'ss' })).toEqual(['c']);
  expect(filter({ type: 'prefix', field: 'name', value: 'ap' })).toEqual(['a']);
  expect(filter({ type: 'suffix', field: 'name', value: 'ne' })).toEqual(['b']);
});

it('combines filters', () => {
  const cheap = { type: 'range', field: 'price', parameters: { lt: 4 } };
  const active = { type: 'equals', field: 'active', value: true };
  expect(filter(cheap, active)).toEqual(['a']);
  expect(filter({ type: 'multi', operator: 'or', queries: [cheap, active] })).toEqual(['a', 'c']);
  expect(filter({ type: 'not', operator: 'or', queries: [cheap, active] })).toEqual(['b']);
  expect(filter({ type: 'nand', queries: [cheap, active] })).toEqual(['b', 'c']);
});

it('keeps the order of ids and forgets their pages', () => expect(ids({ ids: undefined, limit: 1 })).toEqual(['a']));

it('sorts, pages and counts', () => {
  expect(ids({ sort: '-name' })).toEqual(['c', 'b', 'a']);
  expect(select(FRUIT, read({ limit: 2, page: 2 }))).toMatchObject({ total: 1 });
  expect(select(FRUIT, read({ limit: 2, 'total-count-mode': 1 }))).toMatchObject({ total: 3 });
});

it('finds words, the best hit first', () => {
  expect(ids({ term: 'birne CASSIS' })).toEqual(['b', 'c']);
  expect(ids({ term: 'quitte' })).toEqual([]);
  expect(ids({ term: 'apfel birne', sort: '-name' })).toEqual(['b', 'a']);
});

it('gives aggregations what filters left, whatever post-filters and pages say', () => {
  const active = { type: 'equals', field: 'active', value: true };
  const cheap = { type: 'range', field: 'price', parameters: { lt: 1 } };
  const { elements, hits } = select(FRUIT, read({ filter: [active], 'post-filter': [cheap], limit: 1 }));
  expect([elements.length, hits.map(({ id }) => id)]).toEqual([0, ['a', 'c']]);
});
