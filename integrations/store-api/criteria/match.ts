import type { Criteria, Sort } from './criteria.ts';
import type { Filter, Operator } from './filter.ts';

/** Applies criteria to a short list that is in memory anyway: filters, ids, sorting, page. `total` as `total-count-mode` asks. */
export function select<Element extends { id: string }>(
  elements: Element[],
  criteria: Criteria,
): { elements: Element[]; total: number } {
  const { ids, limit, page, totalCount, sorts } = criteria;
  const filters = [...criteria.filters, ...criteria.postFilters];
  const hits = elements.filter((element) => filters.every((filter) => matches(element, filter)));
  const chosen = ids ? ids.flatMap((id) => hits.find((hit) => hit.id === id) ?? []) : hits;
  const sorted = sorts.length > 0 ? [...chosen].sort((a, b) => compare(a, b, sorts)) : chosen;
  const paged = ids ? sorted : sorted.slice((page - 1) * limit, page * limit);
  return { elements: paged, total: totalCount === 'none' ? paged.length : sorted.length };
}

/** Whether an entity meets a filter; a field inside a list meets it when one of its values does. */
export function matches(entity: object, filter: Filter): boolean {
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
      return filter.values.some((wanted) => values.some(is(wanted)));
    case 'equalsAll':
      return filter.values.every((wanted) => values.some(is(wanted)));
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

export function combined(operator: Operator, results: boolean[]): boolean {
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
const is = (wanted: unknown) => (value: unknown) =>
  typeof value === 'boolean'
    ? value === (wanted === true || wanted === 1 || wanted === '1' || wanted === 'true')
    : textOf(value) === textOf(wanted);

const textOf = (value: unknown): string => String(value ?? '').toLowerCase();

function isWithin(value: unknown, bound: 'gt' | 'gte' | 'lt' | 'lte', limit: string | number): boolean {
  if (value === null) return false;
  const order = typeof value === 'number' ? value - Number(limit) : textOf(value).localeCompare(textOf(limit));
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[bound];
}

function compare(a: object, b: object, sorts: Sort[]): number {
  for (const { field, isDescending } of sorts) {
    const [one] = valuesAt(a, field);
    const [other] = valuesAt(b, field);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : textOf(one).localeCompare(textOf(other), undefined, { numeric: true });
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}
