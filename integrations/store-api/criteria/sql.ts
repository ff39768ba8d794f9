import { type SQL, sql } from 'drizzle-orm';
import { refuse } from '#store/errors.ts';
import type { ScoreQuery, Sort } from './criteria.ts';
import type { Bound, Filter, Scalar } from './filter.ts';

/** A field that criteria may name. Lists are rows of another table; custom fields are keys of a JSON column. */
export type Field =
  | { is: 'id' | 'text' | 'number' | 'flag'; value: SQL; order?: SQL }
  | { is: 'list'; value: SQL; from: SQL; on: SQL }
  | { is: 'custom'; value: SQL };

/** An entity's fields by the names of the wire, and other names for them. */
export type EntityFields = { entity: string; fields: Record<string, Field>; synonyms: Record<string, string> };

/** A filter as a condition. @throws 400 for a field that the entity does not have */
export function conditionOf(filter: Filter, fields: EntityFields): SQL {
  if (filter.type === 'multi') {
    const parts = filter.queries.map((query) => conditionOf(query, fields));
    const isAnd = filter.operator === 'and' || filter.operator === 'nand';
    const all = parts.length === 0 ? sql`1` : sql`(${sql.join(parts, isAnd ? sql` and ` : sql` or `)})`;
    // what is unknown (null) does not meet a condition, so it meets its opposite
    return filter.operator === 'and' || filter.operator === 'or' ? all : sql`not coalesce(${all}, 0)`;
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
  if (field.is !== 'list') return test(field.value);
  const isNone = filter.type === 'equals' && filter.value === null;
  if (isNone) return sql`not exists (select 1 from ${field.from} where ${field.on})`;
  return sql`exists (select 1 from ${field.from} where ${field.on} and ${test(field.value)})`;
}

/** Order of the rows; `_score` is what a search reckons. @throws 400 for a field that the entity does not have, or a list */
export function orderOf(sorts: Sort[], fields: EntityFields, score?: SQL): SQL[] {
  return sorts
    .filter(({ field }) => field !== '_score' || score)
    .map(({ field: name, isDescending }) => {
      if (name === '_score') return isDescending ? sql`${score} desc` : sql`${score} asc`;
      const field = fieldOf(name, fields);
      const value = 'order' in field && field.order ? field.order : singleOf(name, fields);
      return isDescending ? sql`${value} desc` : sql`${value} asc`;
    });
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
      ...queries.map(({ score, filter }) => sql`(case when ${conditionOf(filter, fields)} then ${score} else 0 end)`),
    ],
    sql` + `,
  )})`;

/** A field by its name at the wire, with or without the entity's. @throws 400 for one that does not exist */
export function fieldOf(name: string, { entity, fields, synonyms }: EntityFields): Field {
  const plain = name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name;
  const custom = /^customFields\.(\w+)$/.exec(plain)?.[1];
  if (custom && fields.customFields) return { is: 'text', value: sql`(${fields.customFields.value} ->> ${custom})` };
  const field = fields[synonyms[plain] ?? plain];
  if (!field) throw unmapped(name, entity);
  return field;
}

const unmapped = (field: string, entity: string) =>
  refuse(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, { field, entity });

type Leaf = Exclude<Filter, { type: 'multi' | 'equalsAll' }>;

function testOf(filter: Leaf, is: Field['is']): (value: SQL) => SQL {
  const typed = (value: Scalar) => asTyped(value, is);
  const exact = is === 'text' || is === 'custom' ? sql` collate nocase` : sql``;
  switch (filter.type) {
    case 'equals':
      return (value) =>
        filter.value === null ? sql`${value} is null` : sql`${value} = ${typed(filter.value)}${exact}`;
    case 'equalsAny':
      return (value) =>
        sql`${value}${exact} in (select each.value from json_each(${JSON.stringify(filter.values.map(typed))}) each)`;
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

const like = (value: SQL, pattern: string): SQL => sql`${value} like ${pattern} escape '\\'`;
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const SIGNS = { gt: sql.raw('>'), gte: sql.raw('>='), lt: sql.raw('<'), lte: sql.raw('<=') };

const boundOf = (value: SQL, bound: Bound, is: Field['is']): SQL =>
  sql`${value} ${SIGNS[bound.is]} ${asTyped(bound.value, is)}`;

/** Values of a query string are texts; the database compares numbers with numbers. */
function asTyped(value: Scalar, is: Field['is']): string | number | null {
  if (is === 'flag') return value === true || value === 1 || value === '1' || value === 'true' ? 1 : 0;
  if (is === 'number') return Number(value);
  return typeof value === 'boolean' ? Number(value) : value;
}
