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

type Report = (trouble: FilterTrouble) => void;
type Raw = Record<string, unknown>;

/** The filters of criteria: a list of them, or a map of field → value (facts §1.7). What can't be read is reported and left out. */
export function readFilters(raw: unknown, pointer: string, report: Report): Filter[] {
  if (raw === undefined || raw === null) return [];
  if (isTooMuch(raw, pointer)) {
    report({ detail: `At most ${MOST} filters side by side and ${DEEPEST} levels of them are understood.`, pointer });
    return [];
  }
  if (Array.isArray(raw)) return raw.flatMap((each, index) => readFilter(each, `${pointer}/${index}`, report) ?? []);
  if (typeof raw === 'object')
    return Object.entries(raw).flatMap(([field, value]) => {
      const filter = readFilter({ type: 'equals', field, value }, `${pointer}/${field}`, report);
      return filter ?? [];
    });
  report({ detail: 'The filter parameter has to be a list of filters.', pointer });
  return [];
}

/** More than any listing needs and less than any database minds. */
const MOST = 100;
const DEEPEST = 10;

const isTooMuch = (raw: unknown, pointer: string): boolean =>
  (typeof raw === 'object' && raw !== null && Object.keys(raw).length > MOST) ||
  pointer.split('/queries').length > DEEPEST;

function readFilter(raw: unknown, pointer: string, report: Report): Filter | undefined {
  const filter = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw;
  const type = String(filter.type ?? '');
  if (type === 'multi' || type === 'not' || OPERATORS.has(type)) return readMulti(filter, type, pointer, report);
  const field = filter.field;
  if (typeof field !== 'string' || field === '') {
    report({ detail: `Parameter "field" for ${type || 'a'} filter is missing.`, pointer: `${pointer}/field` });
    return undefined;
  }
  switch (type) {
    case 'equals':
      return readEquals(field, filter.value, pointer, report);
    case 'equalsAny':
    case 'equalsAll':
      return { type, field, values: valuesOf(filter.value) };
    case 'contains':
    case 'prefix':
    case 'suffix':
      return readText(type, field, filter.value, pointer, report);
    case 'range':
      return readRange(field, filter.parameters, pointer, report);
    default:
      report({ detail: `Unknown filter type: "${type}".`, pointer: `${pointer}/type` });
      return undefined;
  }
}

const OPERATORS = new Set(['and', 'or', 'nand', 'nor']);

function readMulti(filter: Raw, type: string, pointer: string, report: Report): Filter {
  const asked = String(filter.operator ?? (OPERATORS.has(type) ? type : 'and')).toLowerCase();
  const operator = (OPERATORS.has(asked) ? asked : 'and') as Operator;
  return {
    type: 'multi',
    operator: type === 'not' ? NEGATED[operator] : operator,
    queries: readFilters(filter.queries ?? [], `${pointer}/queries`, report),
  };
}

const NEGATED: Record<Operator, Operator> = { and: 'nand', or: 'nor', nand: 'nand', nor: 'nor' };

function readEquals(field: string, value: unknown, pointer: string, report: Report): Filter | undefined {
  if (value === undefined || value === '' || typeof value === 'object')
    if (value !== null) {
      report({ detail: 'Parameter "value" for equals filter is missing.', pointer: `${pointer}/value` });
      return undefined;
    }
  return { type: 'equals', field, value: value as Scalar };
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
  report: Report,
): Filter | undefined {
  if ((typeof value === 'string' && value !== '') || typeof value === 'number')
    return { type, field, value: String(value) };
  report({ detail: `Parameter "value" for ${type} filter is missing.`, pointer: `${pointer}/value` });
  return undefined;
}

function readRange(field: string, raw: unknown, pointer: string, report: Report): Filter | undefined {
  const parameters = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw;
  const bounds = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((is): Bound[] => {
    const value = parameters[is];
    return typeof value === 'string' || typeof value === 'number' ? [{ is, value }] : [];
  });
  if (bounds.length > 0) return { type: 'range', field, bounds };
  report({ detail: 'Parameter "parameters" for range filter is missing.', pointer: `${pointer}/parameters` });
  return undefined;
}
