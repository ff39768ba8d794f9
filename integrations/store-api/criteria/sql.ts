import { type SQL, sql } from 'drizzle-orm';
import { listOf } from '#store/records/insert-rows.ts';
import type { Sort } from './criteria.ts';
import { type EntityFields, type Field, fieldOf, type ListField } from './field.ts';
import type { Bound, Filter, Scalar } from './filter.ts';

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
  const test = testOf(filter, field.is === 'list' ? (field.of ?? 'id') : field.is);
  // PostgreSQL keeps JSON in a type of its own
  if (field.is === 'custom') return test(sql`cast(${field.value} as text)`);
  if (field.is !== 'list') return test(field.value);
  const meets = sql`exists (select 1 from ${field.from} where ${field.on} and ${test(field.value)})`;
  const isNone = filter.type === 'equals' && filter.value === null;
  return isNone ? sql`(${meets} or not exists (select 1 from ${field.from} where ${field.on}))` : meets;
}

/**
 * Order of the rows; `_score` is the relevance of a search hit. A list sorts by its least value upwards and by its greatest
 * downwards, as the joins of Shopware do. @throws 400 for a field that the entity does not have
 */
export function orderOf(sorts: Sort[], fields: EntityFields, score?: SQL): SQL[] {
  return sorts
    .filter(({ field }) => field !== '_score' || score)
    .flatMap((sort) => {
      const { field: name, isDescending } = sort;
      if (name === '_score') return isDescending ? sql`${score} desc` : sql`${score} asc`;
      // what is unknown is the least, on either engine
      return sortValues(sort, fieldOf(name, fields)).map((value) =>
        isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls first`,
      );
    });
}

function sortValues({ isDescending }: Sort, field: Field): SQL[] {
  if (field.is === 'list') return [ofList(field, isDescending ? 'max' : 'min')];
  if (field.is === 'key') return [numberOf(field.value), field.value];
  return ['order' in field && field.order ? field.order : field.value];
}

const ofList = (list: ListField, what: 'min' | 'max'): SQL =>
  sql`(select ${sql.raw(what)}(listed.value) from ${valuesOf(list)} listed)`;

/**
 * The values of a list, as a table of one column: an aggregate over it is the list's own, even where they stand in the
 * row that the list hangs on. Truth is 1 and 0, because PostgreSQL knows no greatest one.
 */
export const valuesOf = ({ of, value, from, on }: ListField): SQL =>
  sql`(select ${of === 'flag' ? sql`cast(${value} as integer)` : value} as value from ${from} where ${on})`;

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
  const operand = typed(bound.value, isNumber ? 'number' : is);
  return sql`${isNumber ? numberOf(value) : value} ${SIGNS[bound.is]} ${operand}`;
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
