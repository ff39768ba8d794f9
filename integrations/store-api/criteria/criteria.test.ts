import { describe, expect, it } from 'vitest';
import { StoreError } from '#store/errors.ts';
import { readCriteria } from './criteria.ts';

const ID = '0123456789abcdef0123456789abcdef';

const SAMPLES = { type: 'contains', field: 'a', value: 'x' };

const read = (raw: Record<string, unknown>) => readCriteria(raw);

/** Codes and pointers of what is wrong. */
function troubles(raw: Record<string, unknown>): unknown[] {
  try {
    read(raw);
    return [];
  } catch (error) {
    return error instanceof StoreError ? error.problems.map(({ code, source }) => [code, source?.pointer]) : [error];
  }
}

describe('readCriteria', () => {
  it('knows what is meant when nothing is said', () =>
    expect(read({})).toMatchObject({ ids: null, limit: 100, page: 1, totalCount: 'none', filters: [] }));

  it('reads texts of a query string like the values of a body', () =>
    expect(
      read({ ids: `${ID}|${ID}`, limit: '5', page: '2', 'total-count-mode': '1', sort: '-name,price' }),
    ).toMatchObject({
      ids: [ID],
      limit: 5,
      page: 2,
      totalCount: 'exact',
      sorts: [
        { field: 'name', isDescending: true },
        { field: 'price', isDescending: false },
      ],
    }));

  it('takes a map of fields for filters', () =>
    expect(read({ filter: { active: true } }).filters).toEqual([{ type: 'equals', field: 'active', value: true }]));

  it('turns not into nand and nor', () =>
    expect(
      read({
        filter: [{ type: 'not', operator: 'or', queries: [{ type: 'equals', field: 'a', value: null }] }],
      }).filters,
    ).toEqual([{ type: 'multi', operator: 'nor', queries: [{ type: 'equals', field: 'a', value: null }] }]));

  it.each([
    [{ limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
    [{ limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 'many' }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ page: 0 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
    [{ ids: ['x'] }, 'FRAMEWORK__INVALID_API_CRITERIA_IDS', '/ids'],
    [{ filter: [{ type: 'like', field: 'a' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type'],
    [{ filter: [{ type: 'equals', field: 'a', value: '' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [{ filter: [{ type: 'range', field: 'a' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/parameters'],
    [{ sort: [{}] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/field'],
    [{ sort: 'a,b,c,d,e,f' }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort'],
    [{ grouping: ['a'] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/grouping'],
    [{ sort: [{ field: 'a', type: 'count' }] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/type'],
    [{ filter: [{ type: 'since', field: 'a', value: 'P1Y' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type'],
    [{ ids: Array.from({ length: 501 }, () => ID) }, 'FRAMEWORK__INVALID_API_CRITERIA_IDS', '/ids'],
    [{ query: [{ query: SAMPLES }] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/query'],
    [{ filter: Array(11).fill(SAMPLES) }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/10'],
    [{ filter: [{ ...SAMPLES, value: 'x'.repeat(201) }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
  ])('refuses %j', (raw, code, pointer) => expect(troubles(raw)).toEqual([[code, pointer]]));

  it('cuts what is searched for', () => {
    expect(read({ term: `  ${'x'.repeat(70_000)}` }).term).toBe('x'.repeat(200));
    expect(read({ term: '  ' }).term).toBeNull();
  });

  it('tells every mistake at once', () => expect(troubles({ limit: 0, page: -1 })).toHaveLength(2));
});
