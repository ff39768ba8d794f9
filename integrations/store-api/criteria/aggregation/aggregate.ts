import { type Aggregation, type BucketSort, type Metric, MOST_BUCKETS } from './aggregation.ts';

/** One hit, as far as aggregations look at it: wherever it comes from, they are calculated alike. */
export type Row = {
  /** What stands in a field; several for a list, none for nothing. */
  valuesOf: (field: string) => Value[];
};
export type Value = string | number;

/** Entities by their ids, for one definition (`product_manufacturer`). @throws 400 for one that is not aggregated */
export type EntitiesOf = (definition: string, ids: string[]) => object[];

type Result = Record<string, unknown> & { apiAlias: string };

/** Every aggregation over the same hits, by name; a list when there is none, as PHP writes an empty map. */
export function aggregate(
  aggregations: Aggregation[],
  rows: Row[],
  entitiesOf: EntitiesOf,
): Record<string, Result> | [] {
  if (aggregations.length === 0) return [];
  return Object.fromEntries(aggregations.map((each) => [each.name, resultOf(each, rows, entitiesOf)]));
}

function resultOf(aggregation: Aggregation, rows: Row[], entitiesOf: EntitiesOf): Result {
  const { name, field } = aggregation;
  const apiAlias = `${name}_aggregation`;
  const values = () => rows.flatMap((row) => row.valuesOf(field));
  switch (aggregation.type) {
    case 'terms': {
      const buckets = sorted(bucketsOf(rows, field), aggregation.sort).slice(0, aggregation.limit);
      return {
        name,
        buckets: buckets.map(([key, count]) => ({ key, count, apiAlias: 'aggregation_bucket' })),
        apiAlias,
      };
    }
    case 'entity': {
      const ids = [...new Set(values().map(String))].slice(0, MOST_BUCKETS);
      return { name, entities: entitiesOf(aggregation.definition, ids), apiAlias };
    }
    default:
      return { name, ...metricOf(aggregation.type, values()), apiAlias };
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

/** How many hits have a value in the field; one with several values is in several buckets, but once in each. */
function bucketsOf(rows: Row[], field: string): [key: string, count: number][] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const key of new Set(row.valuesOf(field).map(String))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

/** Made once: `localeCompare` makes its rules anew for every pair. */
const byKey = new Intl.Collator(undefined, { numeric: true }).compare;

/** The fullest bucket first, unless asked otherwise. */
function sorted(buckets: [string, number][], sort: BucketSort | null): [string, number][] {
  const { by, isDescending } = sort ?? { by: 'count', isDescending: true };
  const direction = isDescending ? -1 : 1;
  return buckets.sort(([a, inA], [b, inB]) =>
    by === 'key' ? direction * byKey(a, b) : direction * (inA - inB) || byKey(a, b),
  );
}
