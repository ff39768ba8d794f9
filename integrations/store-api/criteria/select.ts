import type { Row, Value } from './aggregation/aggregate.ts';
import type { Criteria, Sort } from './criteria.ts';
import { matches, textOf, valuesAt } from './match.ts';
import { scorer } from './score.ts';
import { totalOf } from './total.ts';

/** What criteria leave of a list: the page, how many there are, and all hits that aggregations look at. */
export type Selection<Element> = { elements: Element[]; total: number; hits: Element[] };

/** Applies criteria to a short list that is in memory anyway: filters, search, ids, grouping, sorting, page. */
export function select<Element extends { id: string }>(elements: Element[], criteria: Criteria): Selection<Element> {
  const { ids, limit, page, filters, postFilters, sorts, grouping } = criteria;
  const requestedIds = ids && new Set(ids);
  const score = scorer(criteria);
  const scores = new Map(elements.map((element) => [element.id, score(element)]));
  const hits = elements.filter(
    (element) =>
      scores.get(element.id) !== null &&
      filters.every((filter) => matches(element, filter)) &&
      (requestedIds === null || requestedIds.has(element.id)),
  );
  const shown = hits.filter((element) => postFilters.every((filter) => matches(element, filter)));
  const chosen = grouped(ids ? inOrderOf(ids, shown) : shown, grouping);
  const isScored = criteria.term !== null || criteria.queries.length > 0;
  const order = sorts.length > 0 || !isScored ? sorts : [{ field: '_score', isDescending: true }];
  const sorted = order.length > 0 ? [...chosen].sort((a, b) => compare(a, b, order, scores)) : chosen;
  const paged = ids ? sorted : sorted.slice((page - 1) * limit, page * limit);
  return { elements: paged, total: totalOf(criteria, sorted.length, paged.length), hits };
}

/** Those of these ids, in their order. */
function inOrderOf<Element extends { id: string }>(ids: string[], elements: Element[]): Element[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An element as aggregations look at it. */
export const rowOf = (element: object): Row => ({
  valuesOf: (field) => valuesAt(element, field).flatMap(scalarOf),
});

/** Yes and no are 1 and 0, as in the original's database. */
const scalarOf = (value: unknown): Value[] => {
  if (typeof value === 'boolean') return [Number(value)];
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
};

/** The first of every combination of values. */
function grouped<Element extends object>(elements: Element[], fields: string[]): Element[] {
  if (fields.length === 0) return elements;
  const keyOf = (element: Element) => JSON.stringify(fields.map((field) => valuesAt(element, field)));
  const seen = new Set<string>();
  return elements.filter((element) => {
    const key = keyOf(element);
    return !seen.has(key) && seen.add(key);
  });
}

function compare<Element extends { id: string }>(
  a: Element,
  b: Element,
  sorts: Sort[],
  scores: Map<string, number | null>,
): number {
  for (const { field, isDescending, isCount } of sorts) {
    const sortedBy = (element: Element): unknown => {
      if (field === '_score') return scores.get(element.id);
      const values = valuesAt(element, field);
      return isCount ? values.filter((value) => value !== null).length : values[0];
    };
    const [one, other] = [sortedBy(a), sortedBy(b)];
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : textOf(one).localeCompare(textOf(other), undefined, { numeric: true });
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}
