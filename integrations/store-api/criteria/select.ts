import type { Row, Value } from './aggregation/aggregate.ts';
import type { Criteria, Sort } from './criteria.ts';
import type { Filter, Operator } from './filter.ts';

/** What criteria leave of a list: the page, how many there are, and all hits that aggregations look at. */
export type Selection<Element> = { elements: Element[]; total: number; hits: Element[] };

/** Applies criteria to a short list that is in memory anyway: filters, search, ids, sorting, page. */
export function select<Element extends { id: string }>(elements: Element[], criteria: Criteria): Selection<Element> {
  const { ids, limit, page, filters, postFilters, sorts, term } = criteria;
  const requestedIds = ids && new Set(ids);
  const words = textOf(term).split(/\s+/).filter(Boolean);
  const scores = new Map(elements.map((element) => [element.id, scoreOf(element, words)]));
  const hits = elements.filter(
    (element) =>
      (words.length === 0 || scores.get(element.id) !== 0) &&
      filters.every((filter) => matches(element, filter)) &&
      (requestedIds === null || requestedIds.has(element.id)),
  );
  const shown = hits.filter((element) => postFilters.every((filter) => matches(element, filter)));
  const chosen = ids ? inOrderOf(ids, shown) : shown;
  const order = sorts.length > 0 || term === null ? sorts : [{ field: '_score', isDescending: true }];
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

/** How many of these words occur in the element's own texts or in those of its language. */
function scoreOf(element: { id: string; translated?: object }, words: string[]): number {
  const values = [...Object.values(element), ...Object.values(element.translated ?? {})];
  const text = textOf(JSON.stringify(values.filter((value) => typeof value === 'string')));
  return words.filter((word) => text.includes(word)).length;
}

function compare<Element extends { id: string }>(
  a: Element,
  b: Element,
  sorts: Sort[],
  scores: Map<string, number>,
): number {
  for (const { field, isDescending } of sorts) {
    const sortedBy = (element: Element): unknown =>
      field === '_score' ? scores.get(element.id) : valuesAt(element, field)[0];
    const [one, other] = [sortedBy(a), sortedBy(b)];
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : textOf(one).localeCompare(textOf(other), undefined, { numeric: true });
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

/** Whether an entity meets a filter; a field inside a list meets it when one of its values does. */
function matches(entity: object, filter: Filter): boolean {
  if (filter.type === 'multi')
    return combined(
      filter.operator,
      filter.queries.map((query) => matches(entity, query)),
    );
  const values = valuesAt(entity, filter.field);
  switch (filter.type) {
    case 'equals':
      return filter.value === null ? values.every((value) => value === null) : values.some(is(filter.value));
    case 'equalsAny':
      return filter.values.some((expected) => values.some(is(expected)));
    case 'equalsAll':
      return filter.values.every((expected) => values.some(is(expected)));
    case 'contains':
      return values.some((value) => textOf(value).includes(textOf(filter.value)));
    case 'prefix':
      return values.some((value) => textOf(value).startsWith(textOf(filter.value)));
    case 'suffix':
      return values.some((value) => textOf(value).endsWith(textOf(filter.value)));
    case 'range':
      return values.some((value) => filter.bounds.every((bound) => isWithin(value, bound.is, bound.value)));
  }
}

function combined(operator: Operator, results: boolean[]): boolean {
  const all = operator === 'and' || operator === 'nand' ? results.every(Boolean) : results.some(Boolean);
  return operator === 'and' || operator === 'or' ? all : !all;
}

/** Values at a dotted path, through lists; null where there is none. The entity's own name may stand in front. */
function valuesAt(entity: unknown, field: string): unknown[] {
  const alias = (entity as { apiAlias?: string }).apiAlias;
  const path = (alias && field.startsWith(`${alias}.`) ? field.slice(alias.length + 1) : field).split('.');
  let values: unknown[] = [entity];
  for (const key of path)
    values = values.flatMap((value) => {
      const below = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
      return Array.isArray(below) ? below : [below ?? null];
    });
  return values.length > 0 ? values : [null];
}

/** Values of a query string are texts, those of an entity are not; capitals do not matter, as in the original's database. */
const is = (expected: unknown) => (value: unknown) =>
  typeof value === 'boolean'
    ? value === (expected === true || expected === 1 || expected === '1' || expected === 'true')
    : textOf(value) === textOf(expected);

const textOf = (value: unknown): string => String(value ?? '').toLowerCase();

function isWithin(value: unknown, bound: 'gt' | 'gte' | 'lt' | 'lte', limit: string | number): boolean {
  if (value === null) return false;
  const order = typeof value === 'number' ? value - Number(limit) : textOf(value).localeCompare(textOf(limit));
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[bound];
}

/** Pages ahead that a pager wants to know of. */
const NEXT_PAGES = 6;

/** `total` as `total-count-mode` counts it: of `all` hits, `shown` are on this page. Ids know no pages. */
export function totalOf(
  { totalCount, ids, limit, page }: Pick<Criteria, 'totalCount' | 'ids' | 'limit' | 'page'>,
  all: number,
  shown: number,
): number {
  if (totalCount === 'none' || ids) return shown;
  if (totalCount === 'exact') return all;
  return Math.min(Math.max(0, all - (page - 1) * limit), NEXT_PAGES * limit + 1);
}
