import type { Filter } from '#store/criteria/filter.ts';
import type { Aggregation, BucketSort, Metric, NumberRange } from './aggregation.ts';
import { bucketOf } from './histogram.ts';

/** One hit, as far as aggregations look at it: wherever it comes from, they are reckoned alike. */
export type Row = {
  /** What stands in a field; several for a list, none for nothing. */
  valuesOf: (field: string) => Value[];
  meets: (filters: Filter[]) => boolean;
};
export type Value = string | number;

/** Entities by their ids, for one definition (`product_manufacturer`). @throws 400 for one that is not aggregated */
export type EntitiesOf = (definition: string, ids: string[]) => object[];

type Result = Record<string, unknown> & { apiAlias: string };

/** Every aggregation over the same hits, by name; a list when there is none, as PHP writes an empty map (facts §1.8). */
export function aggregate(
  aggregations: Aggregation[],
  rows: Row[],
  entitiesOf: EntitiesOf,
): Record<string, Result> | [] {
  if (aggregations.length === 0) return [];
  return Object.fromEntries(aggregations.map((each) => [each.name, resultOf(each, rows, entitiesOf)]));
}

function resultOf(aggregation: Aggregation, rows: Row[], entitiesOf: EntitiesOf): Result {
  const apiAlias = `${aggregation.name}_aggregation`;
  if (aggregation.type === 'filter') {
    const met = rows.filter((row) => row.meets(aggregation.filters));
    return { ...resultOf(aggregation.nested, met, entitiesOf), apiAlias };
  }
  const { field } = aggregation;
  const values = () => rows.flatMap((row) => row.valuesOf(field));
  switch (aggregation.type) {
    case 'terms':
    case 'histogram': {
      const keyOf = (value: Value) =>
        aggregation.type === 'terms' ? String(value) : bucketOf(String(value), aggregation.interval);
      const limit = aggregation.type === 'terms' ? aggregation.limit : null;
      const { sort, nested } = aggregation;
      const buckets = sorted(bucketsOf(rows, field, keyOf), sort).slice(0, limit ?? undefined);
      return {
        buckets: buckets.map(([key, members]) => ({
          key,
          count: members.length,
          ...(nested && { [nested.name]: resultOf(nested, members, entitiesOf) }),
          apiAlias: 'aggregation_bucket',
        })),
        apiAlias,
      };
    }
    case 'entity':
      return { entities: entitiesOf(aggregation.definition, [...new Set(values().map(String))]), apiAlias };
    case 'range':
      return {
        ranges: Object.fromEntries(aggregation.ranges.map((range) => [range.key, countIn(rows, field, range)])),
        apiAlias,
      };
    default:
      return { ...metricOf(aggregation.type, values()), apiAlias };
  }
}

function metricOf(metric: Metric, values: Value[]): Record<string, Value | null> {
  const numbers = values.map(Number).filter(Number.isFinite);
  const sum = () => numbers.reduce((total, each) => total + each, 0);
  const avg = () => (numbers.length > 0 ? sum() / numbers.length : null);
  const min = () => values.reduce<Value | null>((least, each) => (least === null || each < least ? each : least), null);
  const max = () => values.reduce<Value | null>((most, each) => (most === null || each > most ? each : most), null);
  const all = { avg, max, min, sum, count: () => values.length };
  return metric === 'stats' ? { min: min(), max: max(), avg: avg(), sum: sum() } : { [metric]: all[metric]() };
}

/** Hits by what stands in the field; one with several values is in several buckets, but once in each. */
function bucketsOf(rows: Row[], field: string, keyOf: (value: Value) => string | null): [string, Row[]][] {
  const buckets = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of new Set(row.valuesOf(field).map(keyOf))) {
      if (key === null) continue;
      const members = buckets.get(key);
      if (members) members.push(row);
      else buckets.set(key, [row]);
    }
  return [...buckets];
}

/** The fullest bucket first, unless asked otherwise. */
function sorted(buckets: [string, Row[]][], sort: BucketSort | null): [string, Row[]][] {
  const { by, isDescending } = sort ?? { by: 'count', isDescending: true };
  const byKey = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });
  const direction = isDescending ? -1 : 1;
  return buckets.sort(([a, inA], [b, inB]) =>
    by === 'key' ? direction * byKey(a, b) : direction * (inA.length - inB.length) || byKey(a, b),
  );
}

const countIn = (rows: Row[], field: string, { from, to }: NumberRange): number =>
  rows.filter((row) =>
    row
      .valuesOf(field)
      .some((value) => (from === null || Number(value) >= from) && (to === null || Number(value) < to)),
  ).length;
