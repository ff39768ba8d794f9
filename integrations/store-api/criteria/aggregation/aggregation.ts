import type { Reading } from '#store/criteria/filter.ts';
import { isObject, scalarText } from '#store/request.ts';

/**
 * What is to be calculated over all hits, as it is understood here: one level, and no more kinds than clients
 * ask for. Buckets within buckets grow with every level, so no level is allowed.
 */
export type Aggregation =
  | { type: Metric; name: string; field: string }
  | { type: 'terms'; name: string; field: string; limit: number; sort: BucketSort | null }
  | { type: 'entity'; name: string; field: string; definition: string };

const METRICS = ['avg', 'count', 'max', 'min', 'stats', 'sum'] as const;
export type Metric = (typeof METRICS)[number];

/** Buckets come by their count, or else by their key. */
export type BucketSort = { by: 'count' | 'key'; isDescending: boolean };

/** Aggregations of one call, and buckets or entities of one aggregation: more than any listing shows. */
const MOST = 10;
export const MOST_BUCKETS = 500;

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

function readAggregation(raw: unknown, pointer: string, reading: Reading): Aggregation | null {
  const refuse = (field: string, detail: string): null => {
    reading.report({ detail, pointer: `${pointer}/${field}` });
    return null;
  };
  const { type, name, field, ...rest } = isObject(raw) ? raw : {};
  if (typeof name !== 'string' || name === '')
    return refuse('name', 'The aggregation name should be a non-empty string.');
  if (rest.aggregation !== undefined && rest.aggregation !== null)
    return refuse('aggregation', 'An aggregation within another is not supported.');
  const metric = METRICS.find((each) => each === type);
  if (!metric && type !== 'terms' && type !== 'entity')
    return refuse('type', `The aggregation of type "${scalarText(type)}" is not supported.`);
  if (typeof field !== 'string' || field === '') return refuse('field', 'The aggregation should contain a "field".');
  if (metric) return { type: metric, name, field };
  if (type === 'terms')
    return { type, name, field, limit: readBucketLimit(rest.limit), sort: readBucketSort(rest.sort) };
  if (typeof rest.definition === 'string') return { type: 'entity', name, field, definition: rest.definition };
  return refuse('definition', 'The aggregation should contain a "definition".');
}

function readBucketSort(raw: unknown): BucketSort | null {
  const sort = Array.isArray(raw) ? raw[0] : raw;
  if (!isObject(sort)) return null;
  const isDescending = scalarText(sort.order).toUpperCase() === 'DESC';
  return { by: sort.field === '_count' ? 'count' : 'key', isDescending };
}

/** A text of a query string counts like the number; what is no number from 1 on restricts nothing. */
function readBucketLimit(raw: unknown): number {
  const limit = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof limit === 'number' && limit >= 1 ? Math.min(Math.floor(limit), MOST_BUCKETS) : MOST_BUCKETS;
}
