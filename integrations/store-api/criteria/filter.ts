import { scalarText } from '#store/request.ts';
import { MOST } from './bounds.ts';

/** A filter as it is understood here; `not` of the wire becomes `nand` or `nor`. */
export type Filter =
  | { type: 'equals'; field: string; value: Scalar }
  | { type: 'equalsAny'; field: string; values: Scalar[] }
  | { type: 'equalsAll'; field: string; values: Scalar[] }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | { type: 'range'; field: string; bounds: Bound[] }
  | { type: 'multi'; operator: Operator; queries: Filter[] };

export type Scalar = string | number | boolean | null;
export type Operator = 'and' | 'or' | 'nand' | 'nor';
export type Bound = { is: 'gt' | 'gte' | 'lt' | 'lte'; value: string | number };

/** What is wrong with a filter: a sentence, and where in the criteria. */
export type FilterTrouble = { detail: string; pointer: string };

/** Where mistakes are reported, and how much all filters of the criteria may still ask for. */
export type Reading = { report: (trouble: FilterTrouble) => void; left: Allowance };
export type Allowance = { filters: number; values: number; texts: number };

/**
 * What one set of criteria may ask for, more than any listing needs: some fields are calculated for every product, a
 * thousand conditions in a chain are deeper than SQLite goes, and what looks into texts reads them all.
 */
export const ALLOWANCE: Readonly<Allowance> = { filters: 50, values: 5000, texts: 10 };

type Raw = Record<string, unknown>;

/** The filters of criteria: a list of them, or a map of field → value. What can't be read is reported and left out. */
export function readFilters(raw: unknown, pointer: string, reading: Reading): Filter[] {
  if (raw === undefined || raw === null) return [];
  if (pointer.split('/queries').length > DEEPEST) {
    reading.report({ detail: `At most ${DEEPEST} levels of filters are understood.`, pointer });
    return [];
  }
  if (Array.isArray(raw)) return raw.flatMap((each, index) => readFilter(each, `${pointer}/${index}`, reading) ?? []);
  if (typeof raw === 'object')
    return Object.entries(raw).flatMap(([field, value]) => {
      const filter = readFilter({ type: 'equals', field, value }, `${pointer}/${field}`, reading);
      return filter ?? [];
    });
  reading.report({ detail: 'The filter parameter has to be a list of filters.', pointer });
  return [];
}

const DEEPEST = 10;

/** Takes from what is left; the first that goes too far is told, the rest is only left out. */
function isAllowed(what: keyof Allowance, count: number, pointer: string, { left, report }: Reading): boolean {
  const before = left[what];
  left[what] -= count;
  if (left[what] < 0 && before >= 0)
    report({
      detail: `At most ${ALLOWANCE.filters} filters with ${ALLOWANCE.values} values, ${ALLOWANCE.texts} of them looking into texts, are understood altogether.`,
      pointer,
    });
  return left[what] >= 0;
}

function readFilter(raw: unknown, pointer: string, reading: Reading): Filter | undefined {
  if (!isAllowed('filters', 1, pointer, reading)) return undefined;
  const filter = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw;
  const type = scalarText(filter.type);
  if (type === 'multi' || type === 'not' || OPERATORS.has(type)) return readMulti(filter, type, pointer, reading);
  const field = filter.field;
  if (typeof field !== 'string' || field === '') {
    reading.report({ detail: `Parameter "field" for ${type || 'a'} filter is missing.`, pointer: `${pointer}/field` });
    return undefined;
  }
  switch (type) {
    case 'equals':
      return readEquals(field, filter.value, pointer, reading);
    case 'equalsAny':
    case 'equalsAll':
      return readValues(type, field, filter.value, pointer, reading);
    case 'contains':
    case 'prefix':
    case 'suffix':
      return readText(type, field, filter.value, pointer, reading);
    case 'range':
      return readRange(field, filter.parameters, pointer, reading);
    default:
      reading.report({ detail: `Unknown filter type: "${type}".`, pointer: `${pointer}/type` });
      return undefined;
  }
}

const OPERATORS = new Set(['and', 'or', 'nand', 'nor']);

function readMulti(filter: Raw, type: string, pointer: string, reading: Reading): Filter {
  const requested = (scalarText(filter.operator) || (OPERATORS.has(type) ? type : 'and')).toLowerCase();
  const operator = (OPERATORS.has(requested) ? requested : 'and') as Operator;
  return {
    type: 'multi',
    operator: type === 'not' ? NEGATED[operator] : operator,
    queries: readFilters(filter.queries ?? [], `${pointer}/queries`, reading),
  };
}

const NEGATED: Record<Operator, Operator> = { and: 'nand', or: 'nor', nand: 'nand', nor: 'nor' };

function readEquals(field: string, value: unknown, pointer: string, reading: Reading): Filter | undefined {
  if (value === undefined || value === '' || typeof value === 'object')
    if (value !== null) {
      reading.report({ detail: 'Parameter "value" for equals filter is missing.', pointer: `${pointer}/value` });
      return undefined;
    }
  return { type: 'equals', field, value: value as Scalar };
}

/** One of a list is looked up in it; all of it are as many conditions. */
function readValues(
  type: 'equalsAny' | 'equalsAll',
  field: string,
  value: unknown,
  pointer: string,
  reading: Reading,
): Filter | undefined {
  const values = valuesOf(value);
  const what = type === 'equalsAny' ? 'values' : 'filters';
  return isAllowed(what, values.length, `${pointer}/value`, reading) ? { type, field, values } : undefined;
}

/** A list, or ids joined by `|`. */
const valuesOf = (value: unknown): Scalar[] =>
  Array.isArray(value) ? value.filter(isScalar) : typeof value === 'string' ? value.split('|').filter(Boolean) : [];

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';

function readText(
  type: 'contains' | 'prefix' | 'suffix',
  field: string,
  value: unknown,
  pointer: string,
  reading: Reading,
): Filter | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text.length > MOST.textLength) {
    const detail = `A ${type} filter looks for at most ${MOST.textLength} signs.`;
    reading.report({ detail, pointer: `${pointer}/value` });
    return undefined;
  }
  if (text !== '') return isAllowed('texts', 1, pointer, reading) ? { type, field, value: text } : undefined;
  reading.report({ detail: `Parameter "value" for ${type} filter is missing.`, pointer: `${pointer}/value` });
  return undefined;
}

function readRange(field: string, raw: unknown, pointer: string, reading: Reading): Filter | undefined {
  const parameters = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw;
  const bounds = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((is): Bound[] => {
    const value = parameters[is];
    return typeof value === 'string' || typeof value === 'number' ? [{ is, value }] : [];
  });
  if (bounds.length > 0) return { type: 'range', field, bounds };
  reading.report({ detail: 'Parameter "parameters" for range filter is missing.', pointer: `${pointer}/parameters` });
  return undefined;
}
