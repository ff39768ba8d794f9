import { type SQL, sql } from 'drizzle-orm';
import { refuse } from '#store/errors.ts';
import { listOf } from '#store/records/among.ts';
import type { ScoreQuery, Sort } from './criteria.ts';
import type { Bound, Filter, Scalar } from './filter.ts';

/** A field that criteria may name. Lists are rows of another table; custom fields a JSON column, of which one may name a key. */
export type Field =
  | { is: 'id' | 'text' | 'number' | 'flag'; value: SQL; order?: SQL }
  | { is: 'key'; value: SQL; json: SQL }
  | { is: 'list'; value: SQL; from: SQL; on: SQL }
  | { is: 'custom'; value: SQL };

/** An entity's fields by the names of the wire, and other names for them. */
export type EntityFields = { entity: string; fields: Record<string, Field>; synonyms: Record<string, string> };

/** A filter as a condition. @throws 400 for a field that the entity does not have */
export function conditionOf(filter: Filter, fields: EntityFields): SQL {
  if (filter.type === 'multi') {
    const parts = filter.queries.map((query) => conditionOf(query, fields));
    const isAnd = filter.operator === 'and' || filter.operator === 'nand';
    const all = parts.length === 0 ? sql`true` : sql`(${sql.join(parts, isAnd ? sql` and ` : sql` or `)})`;
    // what is unknown (null) does not meet a condition, so it meets its opposite
    return filter.operator === 'and' || filter.operator === 'or' ? all : sql`not coalesce(${all}, false)`;
  }
  const field = fieldOf(filter.field, fields);
  if (filter.type === 'equalsAll')
    return conditionOf(
      {
        type: 'multi',
        operator: 'and',
        queries: filter.values.map((value) => ({ type: 'equals', field: filter.field, value })),
      },
      fields,
    );
  const test = testOf(filter, field.is);
  // PostgreSQL keeps JSON in a type of its own
  if (field.is === 'custom') return test(sql`cast(${field.value} as text)`);
  if (field.is !== 'list') return test(field.value);
  const isNone = filter.type === 'equals' && filter.value === null;
  if (isNone) return sql`not exists (select 1 from ${field.from} where ${field.on})`;
  return sql`exists (select 1 from ${field.from} where ${field.on} and ${test(field.value)})`;
}

/** Order of the rows; `_score` is what a search reckons. @throws 400 for a field that the entity does not have, or a list */
export function orderOf(sorts: Sort[], fields: EntityFields, score?: SQL): SQL[] {
  return sorts
    .filter(({ field }) => field !== '_score' || score)
    .flatMap(({ field: name, isDescending }) => {
      if (name === '_score') return isDescending ? sql`${score} desc` : sql`${score} asc`;
      // what is unknown is the least, on either engine
      return sortValues(name, fields).map((value) =>
        isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls first`,
      );
    });
}

function sortValues(name: string, fields: EntityFields): SQL[] {
  const field = fieldOf(name, fields);
  if (field.is === 'key') return [numberOf(field.value), field.value];
  return ['order' in field && field.order ? field.order : singleOf(name, fields)];
}

/** The one value of a field. @throws 400 for a list, which has several */
export function singleOf(name: string, fields: EntityFields): SQL {
  const field = fieldOf(name, fields);
  if (field.is === 'list') throw unmapped(name, fields.entity);
  return field.value;
}

/** What the queries that a row meets score together; 0 without queries. */
export const scoreOf = (queries: ScoreQuery[], fields: EntityFields): SQL =>
  sql`(${sql.join(
    [
      sql`0`,
      ...queries.map(
        ({ score, filter }) =>
          sql`(case when ${conditionOf(filter, fields)} then cast(${score} as numeric) else 0 end)`,
      ),
    ],
    sql` + `,
  )})`;

/** A field by its name at the wire, with or without the entity's. @throws 400 for one that does not exist */
export function fieldOf(name: string, { entity, fields, synonyms }: EntityFields): Field {
  const plain = name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name;
  const custom = /^customFields\.(\w+)$/.exec(plain)?.[1];
  if (custom && fields.customFields) {
    const { value } = fields.customFields;
    return { is: 'key', value: sql`(${value} ->> ${custom})`, json: sql`(${value} -> ${custom})` };
  }
  const field = fields[synonyms[plain] ?? plain];
  if (!field) throw unmapped(name, entity);
  return field;
}

const unmapped = (field: string, entity: string) =>
  refuse(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, { field, entity });

type Leaf = Exclude<Filter, { type: 'multi' | 'equalsAll' }>;

function testOf(filter: Leaf, is: Field['is']): (value: SQL) => SQL {
  // capitals do not count in texts; they do in ids
  const plain =
    is === 'text' || is === 'key' || is === 'custom' ? (text: SQL) => sql`lower(${text})` : (text: SQL) => text;
  switch (filter.type) {
    case 'equals':
      return (value) =>
        filter.value === null ? sql`${value} is null` : sql`${plain(value)} = ${plain(typed(filter.value, is))}`;
    case 'equalsAny':
      return (value) => sql`${plain(value)} in (select ${plain(inType(sql`value`, is))}
        from json_each(${listOf(filter.values.map((each) => plainOf(each, is)))}))`;
    case 'contains':
      return (value) => like(value, `%${escaped(filter.value)}%`);
    case 'prefix':
      return (value) => like(value, `${escaped(filter.value)}%`);
    case 'suffix':
      return (value) => like(value, `%${escaped(filter.value)}`);
    case 'range':
      return (value) =>
        sql`(${sql.join(
          filter.bounds.map((bound) => boundOf(value, bound, is)),
          sql` and `,
        )})`;
  }
}

const like = (value: SQL, pattern: string): SQL =>
  sql`lower(cast(${value} as text)) like lower(${pattern}) escape '\\'`;
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const SIGNS = { gt: sql.raw('>'), gte: sql.raw('>='), lt: sql.raw('<'), lte: sql.raw('<=') };

/** What stands under a key may be a number or a text: it is compared as what is asked for. */
function boundOf(value: SQL, bound: Bound, is: Field['is']): SQL {
  const isNumber = is === 'key' && typeof bound.value === 'number';
  const asked = typed(bound.value, isNumber ? 'number' : is);
  return sql`${isNumber ? numberOf(value) : value} ${SIGNS[bound.is]} ${asked}`;
}

/** The number that a text holds, else null: a function that both engines are given when they are opened. */
const numberOf = (value: SQL): SQL => sql`number_of(${value})`;

const typed = (value: Scalar, is: Field['is']): SQL => inType(sql`${plainOf(value, is)}`, is);

/** Said in so many words, or PostgreSQL takes 1.5 for a whole number where the column holds those, and refuses it. */
function inType(value: SQL, is: Field['is']): SQL {
  if (is === 'number') return sql`cast(${value} as double precision)`;
  return is === 'flag' ? sql`cast(${value} as boolean)` : value;
}

/** Values of a query string are texts; the database compares numbers with numbers. What is no number is unknown, and equals none. */
function plainOf(value: Scalar, is: Field['is']): string | number | null {
  if (is === 'flag') return value === true || value === 1 || value === '1' || value === 'true' ? 1 : 0;
  if (value === null) return null;
  if (is !== 'number') return String(typeof value === 'boolean' ? Number(value) : value);
  return Number.isNaN(Number(value)) ? null : Number(value);
}
