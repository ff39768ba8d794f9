import { type Associations, isAssociation, withAssociations } from './entities.ts';
import type { Fields } from './recording.ts';
import type { Refusals } from './refusal.ts';

export interface Filter extends Fields {
  type: string;
  field?: string;
  value?: unknown;
  operator?: string;
  queries?: Filter[];
  parameters?: { gt?: number; gte?: number; lt?: number; lte?: number };
}

/** What a call may say about what it wants. */
export interface Criteria extends Fields {
  ids?: string[];
  limit?: unknown;
  page?: unknown;
  filter?: Filter[];
  sort?: { field: string; order?: string }[];
  associations?: Associations;
}

/** Most that one call may ask for, and what it gets without asking. */
const MOST = 100;

/** How many pages more are counted with `next-pages`. */
const NEXT_PAGES = 5;

export const UUID = /^[0-9a-f]{32}$/;

/** Reads lists of entities as criteria ask for them. */
export class Searches {
  readonly #refusals: Refusals;

  constructor(refusals: Refusals) {
    this.#refusals = refusals;
  }

  /** `dal_entity_search_result` of these entities; `loaded` are associations that the route adds itself. */
  result(entity: string, entities: readonly Fields[], criteria: Criteria, loaded: Associations = {}): Fields {
    const matches = this.matches(entity, entities, criteria);
    const { limit, page } = this.window(criteria);
    const elements = matches.slice((page - 1) * limit, page * limit);
    const isAll = criteria.ids !== undefined && criteria.limit === undefined;
    const mode = String(criteria['total-count-mode'] ?? '');
    const total = ['exact', '1'].includes(mode)
      ? matches.length
      : ['next-pages', '2'].includes(mode)
        ? Math.min(matches.length, (page + NEXT_PAGES) * limit + 1)
        : elements.length;
    return {
      elements: withAssociations(elements, { ...loaded, ...criteria.associations }),
      ...{ aggregations: [], page, limit: isAll ? null : limit, entity, total, states: [] },
      apiAlias: 'dal_entity_search_result',
    };
  }

  /** All that pass ids and filters, in the order that was asked for. */
  matches(entity: string, entities: readonly Fields[], criteria: Criteria): Fields[] {
    const { ids, sort = [], associations = {} } = criteria;
    const filter = [...(criteria.filter ?? []), ...((criteria['post-filter'] as Filter[] | undefined) ?? [])];
    for (const id of ids ?? []) if (!UUID.test(id)) throw this.#refusals.like('062', { abc: id });
    for (const name of Object.keys(associations))
      if (!isAssociation(entity, name)) throw this.#refusals.like('060', { nonsense: name });
    const sample = entities[0];
    for (const one of filter) this.#check(sample, one);
    for (const { field } of sort) this.#checkField(sample, field, '059');
    const found = entities.filter(
      (one) => (!ids || ids.includes(String(one.id))) && filter.every((f) => passes(one, f)),
    );
    if (sort.length > 0) return found.toSorted((a, b) => compareBy(sort, a, b));
    return ids ? found.toSorted((a, b) => ids.indexOf(String(a.id)) - ids.indexOf(String(b.id))) : found;
  }

  /** @throws {Refusal} 400 for a limit or a page that is none */
  window({ limit = MOST, page = 1 }: Criteria): { limit: number; page: number } {
    const most = Number(limit);
    if (!Number.isInteger(most) || most < 1) throw this.#refusals.like(limit === 0 || limit === '0' ? '053' : '055');
    if (most > MOST) throw this.#refusals.like('054', { 500: String(limit) });
    if (!Number.isInteger(Number(page)) || Number(page) < 1) throw this.#refusals.like('056');
    return { limit: most, page: Number(page) };
  }

  #check(sample: Fields | undefined, filter: Filter): void {
    if (filter.type === 'multi' || filter.type === 'not') {
      for (const one of filter.queries ?? []) this.#check(sample, one);
      return;
    }
    if (!['equals', 'equalsAny', 'contains', 'prefix', 'suffix', 'range'].includes(filter.type))
      throw this.#refusals.like('058', { nonsense: filter.type });
    this.#checkField(sample, filter.field ?? '', '057');
  }

  #checkField(sample: Fields | undefined, field: string, refusal: string): void {
    const [first = ''] = plain(field).split('.');
    if (first === 'orderLineItems') throw this.#refusals.like('061');
    if (sample && !(first in sample) && !(first in VIRTUAL)) throw this.#refusals.like(refusal, { nonsense: field });
  }
}

/** Fields that can be asked for and are not sent. */
const VIRTUAL: Record<string, (entity: Fields) => unknown> = {
  price: ({ calculatedPrice }) => (calculatedPrice as { unitPrice: number }).unitPrice,
  cheapestPrice: ({ calculatedCheapestPrice }) => (calculatedCheapestPrice as { unitPrice: number }).unitPrice,
  categoriesRo: ({ categoryTree }) => ((categoryTree as string[] | null) ?? []).map((id) => ({ id })),
};

/** `product.name` is `name`. */
const plain = (field: string) => field.replace(/^(product|category|order)\./, '');

/** All values of a field, through lists of associations too; a translated field as it is read. */
function valuesOf(entity: Fields, field: string): unknown[] {
  const [first = '', ...rest] = plain(field).split('.');
  const translated = entity.translated as Fields | undefined;
  const value = VIRTUAL[first]?.(entity) ?? entity[first] ?? translated?.[first];
  const values = Array.isArray(value) ? value : [value ?? null];
  return rest.length === 0 ? values : values.flatMap((one) => (one ? valuesOf(one as Fields, rest.join('.')) : [null]));
}

function passes(entity: Fields, filter: Filter): boolean {
  const { type, field = '', value, operator = 'and', queries = [], parameters = {} } = filter;
  if (type === 'multi')
    return operator.toLowerCase() === 'or'
      ? queries.some((one) => passes(entity, one))
      : queries.every((one) => passes(entity, one));
  if (type === 'not') return !queries.some((one) => passes(entity, one));
  const values = valuesOf(entity, field);
  const text = String(value).toLowerCase();
  const choices = Array.isArray(value) ? value.map(String) : String(value).split('|');
  return values.some((one) => {
    const here = String(one ?? '').toLowerCase();
    if (type === 'equals') return value === null ? one === null : one !== null && here === text;
    if (type === 'equalsAny') return one !== null && choices.some((each) => each.toLowerCase() === here);
    if (type === 'contains') return here.includes(text);
    if (type === 'prefix') return here.startsWith(text);
    if (type === 'suffix') return here.endsWith(text);
    const number = Number(one);
    const { gt, gte, lt, lte } = parameters;
    return [
      gt === undefined || number > gt,
      gte === undefined || number >= gte,
      lt === undefined || number < lt,
      lte === undefined || number <= lte,
    ].every(Boolean);
  });
}

function compareBy(sort: NonNullable<Criteria['sort']>, a: Fields, b: Fields): number {
  for (const { field, order } of sort) {
    const difference = compare(valuesOf(a, field)[0], valuesOf(b, field)[0]);
    if (difference !== 0) return order?.toUpperCase() === 'DESC' ? -difference : difference;
  }
  return 0;
}

/** Numbers by size; texts as the database's collation has them, without accents and capitals. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [a, b].map((one) =>
    String(one ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase(),
  ) as [string, string];
  return x < y ? -1 : Number(x > y);
}
