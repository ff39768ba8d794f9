import type { Filter, Operator } from './filter.ts';

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

export function combined(operator: Operator, results: boolean[]): boolean {
  const all = operator === 'and' || operator === 'nand' ? results.every(Boolean) : results.some(Boolean);
  return operator === 'and' || operator === 'or' ? all : !all;
}

/** Values at a dotted path, through lists; null where there is none. The entity's own name may stand in front. */
export function valuesAt(entity: unknown, field: string): unknown[] {
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

export const textOf = (value: unknown): string => String(value ?? '').toLowerCase();

function isWithin(value: unknown, bound: 'gt' | 'gte' | 'lt' | 'lte', limit: string | number): boolean {
  if (value === null) return false;
  const order = typeof value === 'number' ? value - Number(limit) : textOf(value).localeCompare(textOf(limit));
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[bound];
}
