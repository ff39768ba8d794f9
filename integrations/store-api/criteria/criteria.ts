import { type Problem, refuse, StoreError } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { isObject, scalarText } from '#store/request.ts';
import { type Aggregation, readAggregations } from './aggregation/aggregation.ts';
import { MOST } from './bounds.ts';
import { ALLOWANCE, type Filter, type FilterTrouble, type Reading, readFilters } from './filter.ts';
import { type Output, readOutput } from './output.ts';

/** How `total` is counted: this page only, all hits, or whether more pages follow. */
type TotalCount = 'none' | 'exact' | 'next-pages';

export type Sort = { field: string; isDescending: boolean };

/** The query language of the Store API, read and checked. */
export type Criteria = {
  /** Null: not restricted. Without sorting, the result keeps their order and knows no pages. */
  ids: string[] | null;
  limit: number;
  page: number;
  totalCount: TotalCount;
  filters: Filter[];
  /** Restrict the result but not the aggregations. */
  postFilters: Filter[];
  sorts: Sort[];
  /** Search term, or null. Hits come by relevance unless sorted otherwise. */
  term: string | null;
  aggregations: Aggregation[];
  /** Names of what is to come along; only products refuse those that they do not have (`requireAssociations`). */
  associations: Record<string, unknown>;
  output: Output;
};

/** Most elements of one answer. */
export const MAX_LIMIT = 100;

/** @throws {StoreError} 400 with one problem a mistake */
export function readCriteria(raw: Record<string, unknown>): Criteria {
  const problems: Problem[] = [];
  const report = (code: string, detail: string, pointer: string) => {
    const [problem] = refuse(400, code, detail).problems;
    if (problem) problems.push({ ...problem, source: { pointer } });
  };
  const left = { ...ALLOWANCE };
  const reading = (code: string): Reading => ({
    left,
    report: ({ detail, pointer }: FilterTrouble) => report(code, detail, pointer),
  });
  for (const name of ['query', 'grouping'])
    if (isGiven(raw[name]))
      report('FRAMEWORK__INVALID_REQUEST_PARAMETER', `The criteria parameter "${name}" is not supported.`, `/${name}`);
  const filtersOf = (name: string) => readFilters(raw[name], `/${name}`, reading('FRAMEWORK__INVALID_FILTER_QUERY'));
  const criteria: Criteria = {
    ids: readIds(raw.ids, report),
    limit: readLimit(raw.limit, report),
    page: readPage(raw.page, report),
    totalCount: readTotalCount(raw['total-count-mode']),
    filters: filtersOf('filter'),
    postFilters: filtersOf('post-filter'),
    sorts: readSorts(raw.sort, report),
    term: readTerm(raw.term),
    aggregations: readAggregations(raw.aggregations, reading('FRAMEWORK__INVALID_AGGREGATION_QUERY')),
    associations: isObject(raw.associations) ? raw.associations : {},
    output: readOutput(raw),
  };
  if (problems.length > 0) throw new StoreError(400, problems);
  return criteria;
}

/** What is searched for, without blanks around it; what is too long is cut, as by the original. Null: nothing. */
export const readTerm = (raw: unknown): string | null =>
  (isText(raw) || typeof raw === 'number' ? String(raw).trim().slice(0, MOST.textLength).trim() : '') || null;

type Report = (code: string, detail: string, pointer: string) => void;

function readIds(raw: unknown, report: Report): string[] | null {
  if (raw === undefined || raw === null) return null;
  const list: unknown[] = typeof raw === 'string' ? [raw] : Array.isArray(raw) ? raw : [null];
  const ids = list.flatMap((each) => (typeof each === 'string' ? each.split('|').filter(Boolean) : [each]));
  if (!ids.every(isId)) {
    report('FRAMEWORK__INVALID_API_CRITERIA_IDS', 'The provided ids have to be a list of ids.', '/ids');
    return [];
  }
  if (ids.length > MOST.ids)
    report('FRAMEWORK__INVALID_API_CRITERIA_IDS', `At most ${MOST.ids} ids are understood.`, '/ids');
  return ids.length > 0 ? [...new Set(ids)] : null;
}

function readLimit(raw: unknown, report: Report): number {
  if (raw === undefined || raw === null || raw === '') return MAX_LIMIT;
  const limit = wholeNumber(raw);
  if (limit === undefined || limit < 1)
    report(
      'FRAMEWORK__INVALID_LIMIT_QUERY',
      `The limit must be a positive integer. Given: ${scalarText(raw)}`,
      '/limit',
    );
  else if (limit > MAX_LIMIT)
    report(
      'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
      `The limit must be lower than or equal to MAX_LIMIT(=${MAX_LIMIT}). Given: ${limit}`,
      '/limit',
    );
  return limit ?? MAX_LIMIT;
}

function readPage(raw: unknown, report: Report): number {
  if (raw === undefined || raw === null || raw === '') return 1;
  const page = wholeNumber(raw);
  if (page !== undefined && page >= 1) return page;
  report('FRAMEWORK__INVALID_PAGE_QUERY', `The page must be a positive integer. Given: ${scalarText(raw)}`, '/page');
  return 1;
}

const TOTAL_COUNTS: TotalCount[] = ['none', 'exact', 'next-pages'];

const readTotalCount = (raw: unknown): TotalCount =>
  TOTAL_COUNTS.find((mode, index) => [mode, String(index)].includes(scalarText(raw))) ?? 'none';

/** A list of `{field, order}`, or `-name,price`. */
function readSorts(raw: unknown, report: Report): Sort[] {
  if (raw === undefined || raw === null || raw === '') return [];
  const list = typeof raw === 'string' ? raw.split(',').map(sortNamed) : Array.isArray(raw) ? raw : [raw];
  if (list.length > MOST_SORTS) {
    report('FRAMEWORK__INVALID_SORT_QUERY', `At most ${MOST_SORTS} sortings are understood.`, '/sort');
    return [];
  }
  return list.flatMap((each, index) => {
    if (!isObject(each) || !isText(each.field) || each.field === '')
      report('FRAMEWORK__INVALID_SORT_QUERY', 'The "field" attribute is missing.', `/sort/${index}/field`);
    else if (each.type === 'count')
      report('FRAMEWORK__INVALID_SORT_QUERY', 'Sorting by count is not supported.', `/sort/${index}/type`);
    else return [{ field: each.field, isDescending: scalarText(each.order).toUpperCase() === 'DESC' }];
    return [];
  });
}

const sortNamed = (name: string) =>
  name.startsWith('-') ? { field: name.slice(1), order: 'DESC' } : { field: name, order: 'ASC' };

/** Each after the first only decides between equals, and some values are calculated for every product. */
const MOST_SORTS = 5;

const isGiven = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Whole numbers arrive as numbers in a body and as digits in a query string. */
export function wholeNumber(raw: unknown): number | undefined {
  const number = typeof raw === 'string' && /^-?\d+$/.test(raw.trim()) ? Number(raw) : raw;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
