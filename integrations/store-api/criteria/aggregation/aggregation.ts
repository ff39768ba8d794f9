import { type Filter, type Reading, readFilters } from '#store/criteria/filter.ts';
import { isObject, scalarText } from '#store/request-body.ts';

/** What is to be reckoned over all hits, as it is understood here (facts §1.7). */
export type Aggregation =
  | { type: Metric; name: string; field: string }
  | { type: 'terms'; name: string; field: string; limit: number | null; sort: BucketSort | null; nested: Nested }
  | { type: 'histogram'; name: string; field: string; interval: Interval; sort: BucketSort | null; nested: Nested }
  | { type: 'entity'; name: string; field: string; definition: string }
  | { type: 'range'; name: string; field: string; ranges: NumberRange[] }
  | { type: 'filter'; name: string; filters: Filter[]; nested: Aggregation };

type Nested = Aggregation | null;

const METRICS = ['avg', 'count', 'max', 'min', 'stats', 'sum'] as const;
export type Metric = (typeof METRICS)[number];

const INTERVALS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Buckets come by their count, or else by their key. */
export type BucketSort = { by: 'count' | 'key'; isDescending: boolean };

/** From its lower bound (within) to its upper one (without); null is open. */
export type NumberRange = { key: string; from: number | null; to: number | null };

/** More than any listing needs and less than any database minds. */
const MOST = 50;
const DEEPEST = 5;

/** The aggregations of criteria. What can't be read is reported and left out. */
export function readAggregations(raw: unknown, reading: Reading): Aggregation[] {
  if (raw === undefined || raw === null) return [];
  const list = Array.isArray(raw) ? raw : Object.values(isObject(raw) ? raw : {});
  if (list.length > MOST) {
    reading.report({ detail: `At most ${MOST} aggregations are understood.`, pointer: '/aggregations' });
    return [];
  }
  return list.flatMap((each, index) => readAggregation(each, `/aggregations/${index}`, reading) ?? []);
}

function readAggregation(raw: unknown, pointer: string, reading: Reading): Nested {
  const refuse = (field: string, detail: string): null => {
    reading.report({ detail, pointer: `${pointer}/${field}` });
    return null;
  };
  const { type, name, field, ...rest } = isObject(raw) ? raw : {};
  if (typeof name !== 'string' || name === '')
    return refuse('name', 'The aggregation name should be a non-empty string.');
  if (pointer.split(/\/aggregation(?=\/|$)/).length > DEEPEST)
    return refuse('aggregation', 'Too many levels of aggregations.');
  const inner = () =>
    isObject(rest.aggregation) ? readAggregation(rest.aggregation, `${pointer}/aggregation`, reading) : null;
  if (type === 'filter') {
    const nested = inner();
    const filters = readFilters(rest.filter, `${pointer}/filter`, reading);
    return nested
      ? { type, name, filters, nested }
      : refuse('aggregation', 'A filter aggregation needs another within.');
  }
  if (typeof field !== 'string' || field === '') return refuse('field', 'The aggregation should contain a "field".');
  const metric = METRICS.find((each) => each === type);
  if (metric) return { type: metric, name, field };
  const sort = readBucketSort(rest.sort);
  switch (type) {
    case 'terms':
      return { type, name, field, limit: wholeOf(rest.limit), sort, nested: inner() };
    case 'histogram': {
      const interval = INTERVALS.find((each) => each === rest.interval);
      if (!interval) return refuse('interval', `The interval has to be one of ${INTERVALS.join(', ')}.`);
      return { type, name, field, interval, sort, nested: inner() };
    }
    case 'entity':
      if (typeof rest.definition === 'string') return { type, name, field, definition: rest.definition };
      return refuse('definition', 'The aggregation should contain a "definition".');
    case 'range':
      return { type, name, field, ranges: readRanges(rest.ranges) };
    default:
      return refuse('type', `The aggregation of type "${scalarText(type)}" is not supported.`);
  }
}

function readBucketSort(raw: unknown): BucketSort | null {
  const sort = Array.isArray(raw) ? raw[0] : raw;
  if (!isObject(sort)) return null;
  const isDescending = scalarText(sort.order).toUpperCase() === 'DESC';
  return { by: sort.field === '_count' ? 'count' : 'key', isDescending };
}

const readRanges = (raw: unknown): NumberRange[] =>
  (Array.isArray(raw) ? raw : []).filter(isObject).map(({ key, from, to }) => ({
    key: typeof key === 'string' && key !== '' ? key : `${scalarText(from) || '*'}-${scalarText(to) || '*'}`,
    from: numberOf(from),
    to: numberOf(to),
  }));

function numberOf(raw: unknown): number | null {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function wholeOf(raw: unknown): number | null {
  const number = numberOf(raw);
  return number !== null && number >= 1 ? Math.floor(number) : null;
}
